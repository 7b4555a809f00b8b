import { kindNames } from '@baize/account'
import { contractInfo, registerSettings } from '@baize/api/calls'
import { type AccountRate, type AccountRules, type AccountType, accountTypes } from '@baize/forms'
import { Loaded, useApiQuery } from '@baize/site'
import { Card, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useAccountBatch } from './accountBatch.ts'
import { readAccounts } from './accountRows.ts'
import { CsvFile } from './CsvFile.tsx'
import type { CsvColumn } from './csv.ts'
import { OpenAccounts } from './OpenAccounts.tsx'

/** New accounts from a CSV file: the file, its errors, then the accounts with their first passwords. */
export function AccountsFromFile() {
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const contracts = useApiQuery(contractInfo, {})
  const { i18n } = useLingui()
  return (
    <Loaded read={settings} lines={6}>
      {({ rules: { username, password, nickname } }) => (
        <Loaded read={contracts} lines={6}>
          {(own) => (
            <Accounts
              rates={own.rates.flatMap(({ kind, max }) =>
                Number(max) > 0 ? [{ id: kind, name: i18n._(kindNames[kind]), max }] : [],
              )}
              rules={{
                ...(username ? { username } : {}),
                ...(password ? { password } : {}),
                ...(nickname ? { nickname } : {}),
              }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function Accounts({ rates, rules }: { rates: readonly AccountRate[]; rules: AccountRules }) {
  const { t } = useLingui()
  const { batch, keep, set } = useAccountBatch()
  const typeNames: Readonly<Record<AccountType, string>> = {
    member: t({ message: 'Member', context: 'kind of account' }),
    agent: t({ message: 'Agent', context: 'kind of account' }),
  }
  if (batch)
    return (
      <OpenAccounts
        batch={batch}
        rates={rates}
        typeNames={typeNames}
        onKeep={keep}
        onClose={() => set(null)}
      />
    )
  const columns: readonly CsvColumn[] = [
    {
      ...{ id: 'username', required: true },
      names: [t({ message: 'Username', context: 'label of a form field' }), 'username'],
    },
    { id: 'type', names: [t({ message: 'Account type', context: 'label of a choice' }), 'type'] },
    { id: 'nickname', names: [t({ message: 'Nickname', context: 'of an account' }), 'nickname'] },
    {
      id: 'password',
      names: [
        t({ message: 'Temporary password', context: 'of an account that is opened for somebody' }),
        'password',
      ],
    },
    ...rates.map(({ id, name }) => ({ id, names: [name, id] })),
  ]
  const types = Object.fromEntries(
    accountTypes.map((type) => [type, [type, typeNames[type].toLowerCase()]]),
  ) as Record<AccountType, string[]>
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {t({ message: 'Accounts from a file', context: 'heading' })}
        </Heading>
        <CsvFile
          columns={columns}
          templateName="accounts"
          onRead={(rows, fileName) =>
            set({
              ...{ id: crypto.randomUUID(), fileName, outcomes: {} },
              rows: readAccounts(rows, { rates, rules, types }),
            })
          }
        >
          <Text>
            {t`One row for each account. Only the username is required: without a type it is a member, without a password we generate one.`}
          </Text>
        </CsvFile>
      </Stack>
    </Card>
  )
}
