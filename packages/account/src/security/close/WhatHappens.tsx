import { Card, DateTime, Heading, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from '../Security.css.ts'
import type { Closure } from './closure.ts'

/** What closing does, and what is kept for how long. */
export function WhatHappens({ closure }: { closure: Closure }) {
  const { t } = useLingui()
  const { closesAt, erasedAt } = closure
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'What happens when you close your account', context: 'heading' })}
        </Heading>
        <ul className={css.list}>
          <li>
            <Trans>
              If you confirm today, your account closes on <DateTime value={closesAt} show="date" />. You can
              change your mind until then.
            </Trans>
          </li>
          <li>{t`Until then you can’t deposit, bet or claim rewards. You can still withdraw.`}</li>
          <li>{t`Then all devices are signed out, notifications stop and you can’t sign in again.`}</li>
          <li>
            <Trans>
              We keep your personal details until <DateTime value={erasedAt} show="date" />, then delete them.
              Records of money and bets are kept without your name.
            </Trans>
          </li>
          <li>{t`A self-exclusion stays in force after your account is closed.`}</li>
        </ul>
      </Stack>
    </Card>
  )
}
