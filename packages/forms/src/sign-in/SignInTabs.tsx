import { Inline, Link, type LinkTarget, Stack, Tabs, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FreePlay, type FreePlayProps } from './FreePlay.tsx'

/** A way to sign in. */
export type SignInWay = 'username' | 'sms'

export interface SignInTabsProps extends Partial<FreePlayProps> {
  /** The form with user name and password. */
  children: ReactNode
  /** The form with a code by text message; left out where that is not offered. Then there are no tabs. */
  sms?: ReactNode | undefined
  /** Way that is chosen, where the owner decides it. */
  value?: SignInWay
  /** Another way was chosen. */
  onValueChange?: (way: SignInWay) => void
  /** Where an account is opened: an address, and its click handler. */
  register?: LinkTarget
  /** Where a forgotten password is replaced. */
  forgotPassword?: LinkTarget
}

/** The sign-in popup's content: the ways to sign in, and the help for members who cannot. */
export function SignInTabs({
  children,
  sms,
  value,
  onValueChange,
  register,
  forgotPassword,
  onFreePlay,
  explain,
}: SignInTabsProps) {
  const { t } = useLingui()
  return (
    <Stack space="lg">
      {sms === undefined ? (
        children
      ) : (
        <Tabs
          label={t({ message: 'Ways to sign in', context: 'name of a set of tabs' })}
          {...(value === undefined ? {} : { value })}
          {...(onValueChange ? { onValueChange: (id) => onValueChange(id as SignInWay) } : {})}
          tabs={[
            {
              id: 'username',
              label: t({ message: 'Username', context: 'tab: register or sign in by user name' }),
              content: children,
            },
            {
              id: 'sms',
              label: t({ message: 'SMS', context: 'tab: sign in by a code that is sent' }),
              content: sms,
            },
          ]}
        />
      )}
      {(register || forgotPassword) && (
        <Stack space="sm" align="center">
          {register && (
            <Inline space="xs" align="center">
              <Text as="span" tone="muted">{t`No account yet?`}</Text>
              <Link {...register}>{t({ message: 'Open an account', context: 'button' })}</Link>
            </Inline>
          )}
          {forgotPassword && (
            <Link {...forgotPassword}>
              {t({ message: 'Forgot your password?', context: 'link in the sign-in form' })}
            </Link>
          )}
        </Stack>
      )}
      {onFreePlay && <FreePlay onFreePlay={onFreePlay} explain={explain} />}
    </Stack>
  )
}
