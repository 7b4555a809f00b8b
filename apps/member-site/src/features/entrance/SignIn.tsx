import { Continue, SignInForm, useRemembered } from '@baize/account'
import { SignInTabs, type SignInWay } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { lazyScreen, usePermission } from '@baize/site'
import { Stack } from '@baize/ui'
import { useState } from 'react'
import { PlacedBanner } from '../../shared/banners/PlacedBanner.tsx'
import { openPopup } from '../../shared/popups/popups.ts'
import { loadWords } from './loadMessages.ts'
import { useArrived } from './useArrived.ts'
import { useFreePlay } from './useFreePlay.ts'

const SignInBySms = lazyScreen(() => import('./SignInBySms.tsx').then((chunk) => chunk.SignInBySms))

/** Signing in, by the ways that the brand offers, and the ways to a new account. */
export function SignIn() {
  return (
    <LanguageSection load={loadWords}>
      <Stack space="lg">
        <Ways />
        <PlacedBanner place="w_login" />
      </Stack>
    </LanguageSection>
  )
}

function Ways() {
  const { switches, register } = usePermission()
  const arrived = useArrived()
  const freePlay = useFreePlay()
  const remembered = useRemembered()
  const [way, setWay] = useState<SignInWay>('username')
  const link = (name: 'register' | 'forgotPassword') => ({
    href: `?popup=${name}`,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      openPopup(name)
    },
  })
  if (remembered.account !== null) return <Continue remembered={remembered} onSignedIn={arrived} />
  return (
    <SignInTabs
      value={way}
      onValueChange={setWay}
      {...(switches.SMSLOGIN3 ? { sms: <SignInBySms onSignedIn={arrived} /> } : {})}
      {...(register ? { register: link('register') } : {})}
      forgotPassword={link('forgotPassword')}
      {...(switches.FREEPLAY3 ? freePlay : {})}
    >
      <SignInForm username={remembered.username} onSignedIn={arrived} />
    </SignInTabs>
  )
}
