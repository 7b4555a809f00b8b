import type { ValueOf } from '@baize/api'
import type { bankAccounts } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { Heading, IconButton, Inline, Stack, Text } from '@baize/ui'
import { CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { ChangeBank } from '../security/ChangeBank.tsx'
import { loadMessages } from '../security/messages.ts'

type Account = ValueOf<typeof bankAccounts>['accounts'][number]

/** The accounts that were paid to before, each removed in one click and by the payment password. */
export function RememberedAccounts({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useLingui()
  const [removed, setRemoved] = useState<Account>()
  if (accounts.length === 0) return null
  return (
    <Stack space="xs" as="section">
      <Heading level={2} size="item">
        {t({ message: 'Remembered accounts', context: 'heading: accounts that were paid to' })}
      </Heading>
      {accounts.map((account) => {
        const { bank, accountNumberMasked } = account
        return (
          <Inline key={account.id} align="between" alignY="center" nowrap>
            <Text>
              <bdi lang={account.bankLanguage}>{bank}</bdi> <bdi dir="ltr">{accountNumberMasked}</bdi>
            </Text>
            <IconButton
              icon={<CloseIcon size={18} />}
              label={t({
                message: `Remove ${bank} ${accountNumberMasked}`,
                context: 'button: removes a remembered account',
              })}
              aria-haspopup="dialog"
              onClick={() => setRemoved(account)}
            />
          </Inline>
        )
      })}
      {removed && (
        // The form beside it stays as it is while the messages come.
        <Suspense>
          <LanguageSection load={loadMessages}>
            <ChangeBank what="remove" account={removed} onClose={() => setRemoved(undefined)} />
          </LanguageSection>
        </Suspense>
      )}
    </Stack>
  )
}
