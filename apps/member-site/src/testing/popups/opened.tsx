import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { useEffect } from 'react'
import { screen, waitFor } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import type { PopupName } from '../../shared/popups/names.ts'
import { openPopup } from '../../shared/popups/popups.ts'
import { entranceAnswers } from './fixtures.ts'

function Opened({ name }: { name: PopupName | null }) {
  useEffect(() => {
    if (name !== null) openPopup(name, { replace: true })
  }, [name])
  return <Overlays />
}

/** A popup over an empty page, for stories; without a name, what opens by itself. */
export const at =
  (name: PopupName | null, answers: Answers = {}, signedIn = false): (() => React.JSX.Element) =>
  () => (
    <ScriptedPlatform signedIn={signedIn} answers={{ ...entranceAnswers, ...answers }}>
      <Opened name={name} />
    </ScriptedPlatform>
  )

/** The popup of a title, once it is shown. */
export const popup = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => screen.getByRole('dialog', { name }))

/** The control of a field in it, once it is shown. */
export const named = (dialog: HTMLElement, name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })
