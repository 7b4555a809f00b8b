import { lazyScreen, useSession } from '@baize/account'
import { PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../app/paths.ts'
import { closePopup, openPopup, useOpenPopup } from './popups.ts'

const SignIn = lazyScreen(() => import('./SignIn.tsx').then((chunk) => chunk.SignIn))
const Register = lazyScreen(() => import('./Register.tsx').then((chunk) => chunk.Register))
const ChangePassword = lazyScreen(() => import('./ChangePassword.tsx').then((chunk) => chunk.ChangePassword))

/** Fetches the code of sign-in and registration. */
export function preloadPopups(): void {
  SignIn.preload()
  Register.preload()
}

/** The popups of the site: one at a time, over whatever page is shown. */
export function Popups() {
  const { t } = useLingui()
  const open = useOpenPopup()
  const { mustChangePassword } = useSession()
  const [path, navigate] = useLocation()

  useEffect(() => {
    if (mustChangePassword) openPopup('changePassword')
  }, [mustChangePassword])

  const close = () => {
    closePopup()
    if (path === paths.register || path === paths.login) navigate(paths.home, { replace: true })
  }
  const titles = {
    login: t({ message: 'Sign in', context: 'title of a popup' }),
    register: t({ message: 'Open an account', context: 'title of a popup' }),
    changePassword: t({ message: 'Change your password', context: 'title of a popup' }),
  }
  if (open === null) return null
  const locked = open === 'changePassword' && mustChangePassword
  return (
    <PopupDialog
      open
      name={titles[open]}
      title={titles[open]}
      hideCloseButton={locked}
      onClose={() => locked || close()}
    >
      {open === 'login' && <SignIn />}
      {open === 'register' && <Register />}
      {open === 'changePassword' && <ChangePassword />}
    </PopupDialog>
  )
}
