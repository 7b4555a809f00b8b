import { LanguageSection } from '@baize/i18n'
import { useArrival } from '@baize/site'
import type { ComponentType } from 'react'
import { AuthenticatorView } from './AuthenticatorView.tsx'
import { BanksView } from './BanksView.tsx'
import { EmailView, MobileView } from './ContactViews.tsx'
import { CloseAccountView } from './close/CloseAccountView.tsx'
import { HeldDataView } from './HeldDataView.tsx'
import { loadMessages } from './messages.ts'
import { PasswordView, PaymentPasswordView } from './PasswordViews.tsx'
import { ProfileView } from './ProfileView.tsx'
import * as css from './Security.css.ts'
import { SecurityOverview } from './SecurityOverview.tsx'
import { SessionsView } from './SessionsView.tsx'
import { SignInsView } from './SignInsView.tsx'
import { type SecurityViewName, useSecurityPlace } from './views.ts'

const views: Readonly<Record<SecurityViewName, ComponentType>> = {
  overview: SecurityOverview,
  profile: ProfileView,
  password: PasswordView,
  'payment-password': PaymentPasswordView,
  email: EmailView,
  mobile: MobileView,
  authenticator: AuthenticatorView,
  banks: BanksView,
  sessions: SessionsView,
  'sign-ins': SignInsView,
  data: HeldDataView,
  close: CloseAccountView,
}

/** The security centre: what protects the account, what to do next, and everything that changes it. */
export function SecurityScreen() {
  const { view } = useSecurityPlace()
  const View = views[view]
  useArrival(view)
  return (
    <LanguageSection load={loadMessages}>
      <div className={css.page}>
        <View />
      </div>
    </LanguageSection>
  )
}
