import { joinWords } from '@baize/i18n/format'
import { Button, CopyField, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import { type SendingProps, sendRenamed } from '../money/sending.ts'
import {
  type AccountRate,
  type AccountRequest,
  type AccountRules,
  type AccountType,
  accountFields,
  accountRequest,
  formField,
  nicknameMax,
  RATE,
} from './account.ts'
import { generatePassword } from './generatePassword.ts'
import { NewPassword } from './NewPassword.tsx'
import { useAccountTypes } from './useAccountTypes.ts'
import { useRateLooks } from './useRateLooks.ts'

export interface OpenAccountFormProps extends SendingProps<AccountRequest> {
  /** Rates that the new account gets. @default none */
  rates?: readonly AccountRate[]
  /** The platform's rules for these; without them the product's defaults. */
  rules?: AccountRules
  /**
   * Where each type of account signs in: with it, name, password and address are copied as one text.
   * @default nothing to copy as a whole
   */
  signInAt?: Readonly<Record<AccountType, string>>
  /** Whether a user name is taken, asked while it is typed. */
  checkUsername?: FieldLook['check']
  /** Makes a password. @default generatePassword */
  generate?: () => string
}

const none: readonly never[] = []

/**
 * An agent opens an account for a downline. What it signs in with first is shown once, to be passed on. The caller
 * keeps one idempotency key a user name until there is a definite response.
 */
export function OpenAccountForm({
  rates = none,
  rules,
  signInAt,
  checkUsername,
  generate = () => generatePassword(),
  next,
  explain,
  onSubmit,
}: OpenAccountFormProps) {
  const { t } = useLingui()
  const types = useAccountTypes()
  const [password, setPassword] = useState(generate)
  const opened = useRef<AccountRequest>(undefined)
  const fields = useMemo(() => accountFields(rates, rules), [rates, rules])
  const most = nicknameMax(rules)
  const looks: Record<string, FieldLook> = {
    accountType: types,
    username: checkUsername ? { check: checkUsername } : {},
    nickname: { hint: t`Shown only to you, in your team list. Up to ${most} characters.` },
    passwordWay: {
      label: t({ message: 'Temporary password', context: 'of an account that is opened for somebody' }),
      options: [
        { value: 'generated', label: t({ message: 'Generate one', context: 'choice: first password' }) },
        { value: 'typed', label: t({ message: 'Enter one', context: 'choice: first password' }) },
      ],
    },
    ...useRateLooks(rates),
  }

  return (
    <Form
      fields={fields}
      looks={looks}
      kinds={moreKinds}
      draftKey="open-account"
      initial={{
        accountType: 'member',
        passwordWay: 'generated',
        ...Object.fromEntries(rates.map(({ id }) => [RATE + id, '0'])),
      }}
      submitLabel={t({ message: 'Open the account', context: 'button' })}
      explain={explain}
      onSubmit={(values) => {
        const request = accountRequest(values, password)
        opened.current = request
        return sendRenamed(onSubmit, request, formField)
      }}
      done={(_, again) => (
        <DonePanel
          title={t({ message: 'Account opened', context: 'title: an agent opened an account' })}
          details={
            <Stack space="md">
              <CopyField
                label={t({ message: 'Username', context: 'label of a form field' })}
                value={opened.current?.username ?? ''}
              />
              <CopyField
                label={t({
                  message: 'Temporary password',
                  context: 'of an account that is opened for somebody',
                })}
                value={opened.current?.password ?? ''}
              />
              {signInAt && opened.current && (
                <AccountAsText account={opened.current} address={signInAt[opened.current.accountType]} />
              )}
            </Stack>
          }
          actions={
            <>
              <Button
                variant="soft"
                tone="neutral"
                onClick={() => {
                  opened.current = undefined
                  setPassword(generate())
                  again()
                }}
              >
                {t({ message: 'Open another account', context: 'button: open one more account' })}
              </Button>
              {next}
            </>
          }
        >
          {t`Share these now: the password won’t be shown again. A new one must be set at first sign-in.`}
        </DonePanel>
      )}
    >
      <FormField name="accountType" {...looks.accountType} />
      <FormField name="username" {...looks.username} />
      <FormField name="nickname" {...looks.nickname} />
      <FormField name="passwordWay" {...looks.passwordWay} />
      <NewPassword password={password} onRenew={() => setPassword(generate())} />
      <FormField name="password" {...looks.password} />
      {rates.length > 0 && (
        <Heading level={3} size="item">
          {t({ message: 'Rates', context: 'heading: what a new account gets' })}
        </Heading>
      )}
      {rates.map(({ id }) => (
        <FormField key={id} name={RATE + id} {...looks[RATE + id]} />
      ))}
    </Form>
  )
}

/** Name, password and address as one text, for a message to the account’s owner. */
function AccountAsText({ account, address }: { account: AccountRequest; address: string }) {
  const { t } = useLingui()
  const { username, password } = account
  return (
    <CopyField
      label={t({ message: 'Sign-in details', context: 'of an account that is opened for somebody' })}
      value={joinWords(
        t({
          message: `Username: ${username}\nPassword: ${password}\nSign in at: ${address}`,
          context: 'copied for the person who gets the account; three lines',
        }),
      )}
    />
  )
}
