import { Box, KeyValueList, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { SubmitRefusal } from '../form/values.ts'
import { BankAdded } from './BankAdded.tsx'
import { bankKinds } from './BankView.tsx'
import {
  type AccountBank,
  type BankAccountBody,
  bankAccountBody,
  bankAccountFields,
} from './bankAccountFields.ts'
import type { SecurityFormBasics } from './VerifyForm.tsx'

export interface BankAccountFormProps extends SecurityFormBasics {
  /** Banks that withdrawals can be paid to; more than twelve are searched. */
  banks: readonly AccountBank[]
  /** The user's real name: the account must be in it. Without one, the name that is typed becomes it. */
  realName?: string
  /** Fewest and most digits of an account number. @default accountNumberLength */
  numberLength?: { readonly min: number; readonly max: number }
  /** The rule of the payment password. @default six digits */
  paymentPassword?: RegisterRule
  /** Adds the account. Refusals: `taken` of `bankAccountNumber`; `wrong` of `paymentPassword`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: BankAccountBody) => Promise<SubmitRefusal | void>
}

/** A bank account or card that withdrawals are paid to. It is in the user's own name. */
export function BankAccountForm({
  banks,
  realName,
  numberLength,
  paymentPassword,
  onSubmit,
  explain,
  onDone,
}: BankAccountFormProps) {
  const { t } = useLingui()
  const accountName = t({ message: 'Account name', context: 'label of a form field: in whose name it is' })
  return (
    <Form
      fields={bankAccountFields({ banks, realName, numberLength, paymentPassword })}
      kinds={bankKinds}
      looks={{
        bankCode: {
          label: t({ message: 'Bank', context: 'label of a form field' }),
          placeholder: t({ message: 'Choose a bank', context: 'placeholder of a selection' }),
          options: banks.map(({ code, name, language }) => ({ value: code, label: name, lang: language })),
        },
        bankAccountNumber: {
          label: t({ message: 'Account or card number', context: 'label of a form field' }),
          hint: t({ message: 'Digits only. Spaces are removed', context: 'hint of an account number' }),
        },
        accountName: {
          label: accountName,
          hint: t`As it appears on your bank account. It becomes your legal name and can’t be changed here`,
        },
      }}
      beforeFields={
        realName ? (
          <Box surface="sunken" radius="large" padding="sm">
            <Stack space="xs">
              <KeyValueList items={[{ id: 'name', label: accountName, value: <bdi>{realName}</bdi> }]} />
              <Text size="sm" tone="muted">
                {t`The account must be in this name. Withdrawals are paid only to you.`}
              </Text>
            </Stack>
          </Box>
        ) : undefined
      }
      submitLabel={t({ message: 'Add bank account', context: 'button' })}
      onSubmit={(values) => onSubmit(bankAccountBody(values, realName))}
      explain={explain}
      done={(sent) => (
        <BankAdded
          bank={banks.find(({ code }) => code === sent.bankCode)}
          number={String(sent.bankAccountNumber)}
          onDone={onDone}
        />
      )}
    />
  )
}
