import { ApiError } from '@baize/api'
import { askTransfer } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { isolated } from '@baize/i18n/format'
import { useCall, usePermission, useProblemText } from '@baize/site'
import { Alert, Amount, Button, Heading, Inline, KeyValueList, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import type { TeamMember } from '../../shared/parts/teamMember.ts'

export interface AskFormProps {
  /** The asked account. */
  member: TeamMember
  /** Another account is to be chosen. */
  onChange: () => void
  /** The request is made; no money has moved. */
  onAsked: () => void
}

/** How much an account directly below is asked to send back, and what for. It is free to refuse. */
export function AskForm({ member, onChange, onAsked }: AskFormProps) {
  const { t } = useLingui()
  const asking = useCall(askTransfer, {
    intent: ({ body }) => `${body.fromMemberId} ${body.amount} ${body.note}`,
  })
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const { account, balance } = member
  const another = (
    <Button variant="soft" size="small" onClick={onChange}>
      {t({ message: 'New request', context: 'button: a request for money' })}
    </Button>
  )
  if (member.level > 1) {
    return (
      <Stack space="md" align="start">
        <Alert tone="caution" announce="polite">
          {t`You can only request from direct accounts. Ask this account’s upline instead.`}
        </Alert>
        {another}
      </Stack>
    )
  }
  return (
    <Stack space="lg">
      <Stack space="sm">
        <Inline align="between" space="xs">
          <AccountName {...member} />
          <Button variant="plain" size="small" onClick={onChange}>
            {t({ message: 'Change', context: 'button: another receiver' })}
          </Button>
        </Inline>
        <Text size="sm" tone="muted">
          {t`A request does not move money. The account gets a message and has seven days to accept or decline.`}
        </Text>
      </Stack>
      <Form
        fields={[
          { name: 'amount', kind: 'amount', required: true, minAmount: '0.01' },
          { name: 'note', maxLength: 80 },
        ]}
        kinds={moreKinds}
        looks={{
          amount: {
            money: { currency: currencySymbol },
            hint: (
              <>
                {t({
                  message: 'Balance of this account',
                  context: 'hint: what whoever is asked for money has',
                })}{' '}
                <Amount value={balance} currency={currencySymbol} />
              </>
            ),
          },
          note: {
            label: t({ message: 'Reason', context: 'label of a form field: a request for money' }),
            hint: t`The recipient will see this.`,
          },
        }}
        draftKey={`ask-${member.id}`}
        submitLabel={t({ message: 'Send request', context: 'button: a request for money' })}
        onSubmit={async ({ amount, note = '' }) => {
          const body = { fromMemberId: member.id, amount: String(amount), note: String(note) }
          await asking.mutateAsync({ body })
          onAsked()
        }}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        done={(sent, again) => (
          <Stack space="md">
            <Heading level={2} size="group">
              {t`Request sent to ${{ account: isolated(account) }}.`}
            </Heading>
            <KeyValueList
              items={[
                {
                  id: 'amount',
                  label: t({ message: 'Amount', context: 'column' }),
                  value: <Amount value={String(sent.amount)} currency={currencySymbol} />,
                  strong: true,
                },
              ]}
            />
            <Inline space="xs">
              <Button onClick={again} size="small">
                {t({ message: 'Request again', context: 'button: another request to the same account' })}
              </Button>
              {another}
            </Inline>
          </Stack>
        )}
      />
    </Stack>
  )
}
