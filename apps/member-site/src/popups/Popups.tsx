import { useSession, useToken } from '@baize/account'
import { PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { contents } from './contents.ts'
import { readerOf } from './names.ts'
import * as css from './Popups.css.ts'
import { clearPopup, closePopup, openPopup, useOpenPopup } from './popups.ts'
import { keepResume } from './resume.ts'
import { popupTitles } from './titles.ts'

/** The popups of the site: one at a time, over whatever page is shown. */
export function Popups() {
  const { i18n } = useLingui()
  const open = useOpenPopup()
  const { signedIn } = useToken()
  const { mustChangePassword } = useSession()
  const reader = open === null ? undefined : readerOf[open]

  useEffect(() => {
    if (mustChangePassword) openPopup('changePassword', undefined, { replace: true })
    else if (reader === 'visitor' && signedIn) clearPopup()
    else if (reader === 'member' && !signedIn) openPopup('login', location.pathname + location.search)
    else if (open === null) keepResume(null)
  }, [open, reader, signedIn, mustChangePassword])

  if (open === null || (reader !== undefined && (reader === 'member') !== signedIn)) return null
  const { Content, size, keeps } = contents[open]
  const title = i18n._(popupTitles[open])
  const locked = open === 'changePassword' && mustChangePassword
  return (
    <PopupDialog
      // Another popup begins anew: focus goes into it, and back to whoever opened the first.
      key={open}
      open
      name={title}
      title={title}
      size={size}
      hideCloseButton={locked}
      onClose={() => locked || closePopup()}
    >
      <div className={keeps && css.keeps[keeps]}>
        <Content />
      </div>
    </PopupDialog>
  )
}
