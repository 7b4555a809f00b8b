import { registerSettings } from '@baize/api/calls'
import { type FieldLook, type FieldRule, Form, moreKinds, usePaymentPassword } from '@baize/forms'
import { Loaded, useApiQuery, useExplain } from '@baize/site'
import { Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type Permission, permissions } from './subUser.ts'

interface SubUserValues {
  readonly username: string
  readonly password: string
  readonly permission: Permission
  readonly paymentPassword: string
}

type Asked = 'username' | 'password' | 'permission'

export interface SubUserFormProps {
  /** The form's fields, in addition to the agent's payment password. */
  asked: readonly Asked[]
  /** The permission at first. */
  permission?: Permission
  /** What follows from sending it. */
  note?: string
  submitLabel: string
  onSubmit: (values: SubUserValues) => Promise<void>
}

/** A form about a sub-user, which the agent confirms with its payment password. */
export function SubUserForm({ asked, permission = 'view', note, submitLabel, onSubmit }: SubUserFormProps) {
  const { t, i18n } = useLingui()
  const secret = usePaymentPassword()
  const explain = useExplain()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const looks: Record<string, FieldLook> = {
    username: { hint: t`They sign in with it here, on the agent site.` },
    password: {
      label: t({ message: 'Temporary password', context: 'of a sub-user: it has to be changed' }),
      hint: t`They choose their own when they first sign in.`,
    },
    permission: {
      label: t({ message: 'Permission', context: 'label of a choice: what a sub-user may do' }),
      cards: true,
      options: Object.entries(permissions).map(([value, { name, description }]) => ({
        ...{ value, label: i18n._(name), description: i18n._(description) },
      })),
    },
    paymentPassword: {
      ...secret.look,
      label: t({ message: 'Your payment password', context: 'label of a form field' }),
    },
  }
  return (
    <Loaded read={settings} lines={6}>
      {({ rules }) => {
        const fields: Record<Asked, FieldRule> = {
          username: { ...rules.username, name: 'username', required: true, autocomplete: 'off' },
          password: { ...rules.password, name: 'password', required: true, autocomplete: 'new-password' },
          permission: {
            ...{ name: 'permission', kind: 'choice', required: true },
            options: Object.keys(permissions),
          },
        }
        return (
          <Form
            fields={[...asked.map((name) => fields[name]), secret.rule]}
            looks={looks}
            kinds={moreKinds}
            initial={{ permission }}
            leaving="never"
            {...(note === undefined ? {} : { beforeFields: <Text tone="secondary">{note}</Text> })}
            submitLabel={submitLabel}
            explain={explain}
            onSubmit={(values) =>
              onSubmit({
                username: String(values.username ?? ''),
                password: String(values.password ?? ''),
                permission: String(values.permission) as Permission,
                paymentPassword: String(values.paymentPassword),
              })
            }
          />
        )
      }}
    </Loaded>
  )
}
