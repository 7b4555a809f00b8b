import type { ValueOf } from '@baize/api'
import { chooseIcon, icons as iconsCall } from '@baize/api/calls'
import { useLingui } from '@lingui/react/macro'
import { useActions } from '../platform/calls.ts'
import { useTry } from '../problems/useTry.ts'
import * as css from './Security.css.ts'

/** The pictures of which one stands beside the name. */
export function Faces({ icons, current }: ValueOf<typeof iconsCall>) {
  const { t } = useLingui()
  const { act, refresh } = useActions()
  const { busy, attempt } = useTry()
  const choose = (id: string) =>
    attempt(id, async () => {
      await act(chooseIcon, { body: { iconId: id } })
      refresh(iconsCall)
    })
  return (
    <ul className={css.faces}>
      {icons.map(({ id, url }, index) => {
        const number = index + 1
        return (
          <li key={id}>
            <button
              type="button"
              className={css.faceButton}
              aria-pressed={(busy ?? current) === id}
              onClick={() => void choose(id)}
            >
              <img
                className={css.faceImage}
                src={url}
                alt={t({ message: `Picture ${number}`, context: 'one of the pictures beside a name' })}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
