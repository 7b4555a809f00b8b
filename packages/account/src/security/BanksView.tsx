import type { ValueOf } from '@baize/api'
import { bankAccounts, securityCentre } from '@baize/api/calls'
import { AnswerPlace, Loaded, useApiQuery } from '@baize/site'
import { Alert, Badge, Button, Card, EmptyState, Heading, Inline, Stack, Text } from '@baize/ui'
import { BankIcon, PlusIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { AddBank } from './AddBank.tsx'
import { ChangeBank } from './ChangeBank.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

type Account = ValueOf<typeof bankAccounts>['accounts'][number]
type Change = { readonly what: 'default' | 'remove'; readonly account: Account }

/** The accounts that withdrawals are paid to: add one, choose the first, remove one. */
export function BanksView() {
  const { t } = useLingui()
  const { back, open } = useSecurityPlace()
  const read = useApiQuery(bankAccounts, {})
  const centre = useApiQuery(securityCentre, {})
  const [adding, setAdding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The activated button unmounts: the focus moves to where its form, or the list, appears.
  const turnTo = (form: boolean) => {
    setAdding(form)
    place.current?.focus()
  }
  const [change, setChange] = useState<Change | null>(null)
  const unprotected = centre.data?.items.some(
    ({ kind, state }) => kind === 'paymentPassword' && state === 'notSet',
  )
  const add = (
    <Button icon={<PlusIcon size={18} />} onClick={() => turnTo(true)}>
      {t({ message: 'Add bank account', context: 'button: opens the form' })}
    </Button>
  )
  return (
    <ViewFrame
      title={t({ message: 'Bank accounts', context: 'page title' })}
      about={t`We pay withdrawals only to these accounts. Each must be in your own name.`}
      onBack={back}
    >
      {unprotected ? (
        <Alert
          tone="caution"
          title={t`Set a payment password first`}
          action={
            <Button size="small" onClick={() => open('payment-password')}>
              {t({ message: 'Set payment password', context: 'button of the next step' })}
            </Button>
          }
        >
          {t`It protects your payout accounts.`}
        </Alert>
      ) : (
        <AnswerPlace ref={place}>
          <Loaded read={read}>
            {({ accounts, most, realName }) => (
              <Stack space="md">
                {adding ? (
                  <Card as="section">
                    <AddBank realName={realName} onClose={() => turnTo(false)} />
                  </Card>
                ) : accounts.length === 0 ? (
                  <Card>
                    <EmptyState
                      title={t`No bank account yet`}
                      icon={<BankIcon size={40} />}
                      action={add}
                    >{t`Add the account you want to be paid to.`}</EmptyState>
                  </Card>
                ) : (
                  <Inline align="between">
                    <Text tone="muted">
                      <Trans context="bank accounts: how many there are of how many there may be">
                        {accounts.length} of {most}
                      </Trans>
                    </Text>
                    {accounts.length < most && add}
                  </Inline>
                )}
                {accounts.map((account) => (
                  <BankCard key={account.id} account={account} onChange={setChange} />
                ))}
              </Stack>
            )}
          </Loaded>
        </AnswerPlace>
      )}
      {change && <ChangeBank what={change.what} account={change.account} onClose={() => setChange(null)} />}
    </ViewFrame>
  )
}

function BankCard({ account, onChange }: { account: Account; onChange: (change: Change) => void }) {
  const { t } = useLingui()
  const headId = `bank-${account.id}`
  return (
    <Card as="section" aria-labelledby={headId}>
      <Stack space="sm">
        <Inline align="between">
          <Heading level={2} size="item" id={headId}>
            <bdi lang={account.bankLanguage}>{account.bank}</bdi>
          </Heading>
          {account.isDefault && (
            <Badge tone="positive">
              {t({ message: 'Default', context: 'bank account that is proposed first' })}
            </Badge>
          )}
        </Inline>
        <Stack space="none">
          <Text size="lg" weight="medium" tabular>
            <bdi dir="ltr">{account.accountNumberMasked}</bdi>
          </Text>
          <Text size="sm" tone="muted">
            <bdi>{account.accountName}</bdi>
          </Text>
        </Stack>
        <Inline space="sm">
          {!account.isDefault && (
            <Button
              size="small"
              variant="outline"
              tone="neutral"
              aria-describedby={headId}
              onClick={() => onChange({ what: 'default', account })}
            >
              {t({ message: 'Make default', context: 'button: bank account' })}
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            tone="critical"
            aria-describedby={headId}
            onClick={() => onChange({ what: 'remove', account })}
          >
            {t({ message: 'Remove', context: 'button: bank account' })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
