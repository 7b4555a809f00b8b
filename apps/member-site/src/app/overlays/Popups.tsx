import { PendingContext } from '@baize/i18n'
import { usePlatform, useSession, useSessionPhase, useToken } from '@baize/site'
import { PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type PopupName, readerOf } from '../../shared/popups/names.ts'
import {
  closePopup,
  leaveGate,
  openGate,
  openPopup,
  useOpenPopup,
  usePurpose,
} from '../../shared/popups/popups.ts'
import { purposeTitle } from '../../shared/popups/purposeTitles.ts'
import { keepResume } from '../../shared/popups/resume.ts'
import { popupTitles } from '../../shared/popups/titles.ts'
import { contents } from './contents.ts'
import * as css from './Popups.css.ts'
import { Shapes } from './Shapes.tsx'

/** The popups of the site: one at a time, over any page. Their frame is mounted before one is opened. */
export function Popups() {
  const { i18n } = useLingui()
  const open = useOpenPopup()
  const { signedIn } = useToken()
  const { asking, ended } = useSessionPhase()
  const { token } = usePlatform()
  const { mustChangePassword, trial } = useSession()
  // A trial account may open one of its own.
  const visiting = !signedIn || trial || ended
  const reader = open === null ? undefined : readerOf[open]

  useEffect(() => {
    if (mustChangePassword) openPopup('changePassword', { replace: true })
    else if (reader === 'visitor' && !visiting) leaveGate()
    else if (reader === 'member' && !signedIn && !asking)
      openGate('login', { to: open === 'contract' ? 'contract' : 'account' })
    else if (open === null) keepResume(null)
  }, [open, reader, signedIn, asking, visiting, mustChangePassword])

  const before = useRef(open)
  useEffect(() => {
    // Closing the question does not continue here.
    if (ended && open === null && before.current !== null && token.get() === null) token.clear()
    before.current = open
  }, [ended, open, token])

  const fits = reader === undefined || (reader === 'visitor' ? visiting : signedIn)
  const shown = fits ? open : null
  const { opening, last } = useOpening(shown)
  // What most people open is what the frame is made for; one that closes stays what it is.
  const name = shown ?? last ?? (signedIn ? 'notices' : 'login')
  const { Content, size, keeps } = contents[name]
  const title = usePurposeTitle(shown) ?? i18n._(popupTitles[name])
  const locked = name === 'changePassword' && mustChangePassword
  const skeleton = <Shapes of={keeps} />
  return (
    <PopupDialog
      key={opening}
      prerender
      routed
      open={shown !== null}
      label={title}
      title={title}
      size={size}
      skeleton={skeleton}
      hideCloseButton={locked}
      onClose={() => locked || closePopup()}
    >
      <div className={keeps && css.keeps[keeps]}>
        <PendingContext value={skeleton}>
          <Content />
        </PendingContext>
      </div>
    </PopupDialog>
  )
}

/** The title of a sign-in or a registration with a purpose; a closing one keeps it. */
function usePurposeTitle(shown: PopupName | null): string | undefined {
  const { i18n } = useLingui()
  const purpose = usePurpose()
  const now =
    purpose && (shown === 'login' || shown === 'register') ? i18n._(purposeTitle(shown, purpose)) : undefined
  const [last, setLast] = useState(now)
  if (shown === null) return last
  if (now !== last) setLast(now)
  return now
}

/**
 * Counts the popups that replace another: each is mounted anew, with the focus in it, and returns it to the trigger
 * of the first.
 */
function useOpening(shown: PopupName | null): { opening: number; last: PopupName | null } {
  const [state, setState] = useState({ shown, last: shown, opening: 0 })
  if (state.shown === shown) return state
  const opening = state.shown !== null && shown !== null ? state.opening + 1 : state.opening
  const next = { shown, last: shown ?? state.last, opening }
  setState(next)
  return next
}
