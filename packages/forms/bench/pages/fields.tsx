/** The 24 fields as written by hand, in the components of @baize/ui, and their check. */
import { CodeField, PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@baize/ui'
import type { RegisterRule } from '../../src/compiler/index.ts'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { HandDay } from './HandDay.tsx'
import { HandSecret } from './HandSecret.tsx'
import { words } from './messages.ts'

type Look = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir'>

export interface HandField {
  name: string
  label: string
  hint: string | undefined
  secret: boolean
  look: Look
}

const text = (name: string, label: string, look: Look = {}, hinted = true): HandField => ({
  name,
  label,
  hint: hinted ? `${rules[name]?.minLength} to ${rules[name]?.maxLength} characters` : undefined,
  secret: false,
  look: { type: 'text', inputMode: 'text', autoComplete: 'off', dir: 'auto', ...look },
})
const secret = (name: string, label: string, hinted = true): HandField => ({
  ...text(name, label, {}, hinted),
  secret: true,
})
const person = { autoComplete: 'name', autoCapitalize: 'words' } as const

export const fields: readonly HandField[] = [
  text('username', 'Username', { autoComplete: 'username', dir: 'ltr' }),
  text(
    'mobileNum',
    'Mobile number',
    { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', dir: 'ltr' },
    false,
  ),
  text(
    'verificationCode',
    'Code from the text message',
    { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' },
    false,
  ),
  secret('password', 'Password'),
  secret('confirmPassword', 'Confirm password', false),
  secret('paymentPassword', 'Payment password'),
  text('payeeName', 'Legal name', person),
  text('fullName', 'Full name', person),
  text('nickname', 'Nickname', { autoComplete: 'nickname' }),
  text(
    'email',
    'Email address',
    { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
    false,
  ),
  text('birthday', 'Date of birth', { type: 'date', inputMode: 'numeric', autoComplete: 'bday' }, false),
  text('idNumber', 'Identity card number'),
  text('nationality', 'Nationality', { autoComplete: 'country-name' }),
  text('placeOfBirth', 'Place of birth'),
  text('address', 'Address', { autoComplete: 'street-address' }),
  text('occupation', 'Occupation', { autoComplete: 'organization-title' }),
  text('bankAccountNumber', 'Bank account number', { inputMode: 'numeric' }),
  text('qqNum', 'QQ number', { inputMode: 'numeric' }),
  text('wechat', 'WeChat'),
  text('whatsapp', 'WhatsApp'),
  text('facebook', 'Facebook'),
  text('telegram', 'Telegram'),
  text('line', 'LINE'),
  text('zalo', 'Zalo'),
]

export type Values = Record<string, string>
export type Check = (values: Values) => string | undefined

/** One field's check, the first thing that is wrong in words. */
export function checkOf({ name, label }: HandField, rule: RegisterRule): Check {
  const { minLength, maxLength, acceptedPattern } = rule
  const pattern = new RegExp(acceptedPattern ?? '', 'v')
  return (values) => {
    const value = (values[name] ?? '').normalize('NFC')
    if (value === '') return words.required(label)
    const length = [...value].length
    if (name === 'confirmPassword' && value !== values.password) return words.mismatch(label)
    if (minLength !== null && length < minLength) return words.short(label, minLength, length)
    if (maxLength !== null && length > maxLength) return words.long(label, maxLength)
    return pattern.test(value) ? undefined : words.pattern(rule)
  }
}

export function checksOf(from: Readonly<Record<string, RegisterRule>>): ReadonlyMap<string, Check> {
  return new Map(
    fields.flatMap((field) => {
      const rule = from[field.name]
      return rule ? [[field.name, checkOf(field, rule)] as const] : []
    }),
  )
}

type Wiring = Pick<
  TextFieldProps & PasswordFieldProps,
  'ref' | 'onChange' | 'onBlur' | 'name' | 'error' | 'id'
>

/** The component of a field, the same as in ours. */
export function HandControl({ field, ...wiring }: { field: HandField } & Wiring) {
  const { name, label, hint, look } = field
  const { minLength, maxLength, patternId } = rules[name] ?? {}
  const rest = { ...wiring, label, hint, required: true }
  if (name === 'verificationCode') return <CodeField {...rest} length={maxLength ?? 6} />
  if (name === 'birthday') return <HandDay {...rest} />
  if (!field.secret) return <TextField {...rest} {...look} />
  const secret = { ...rest, autoComplete: 'new-password' } as const
  if (name === 'confirmPassword') return <PasswordField {...secret} />
  const rule = {
    name,
    kind: 'password',
    min: minLength ?? undefined,
    max: maxLength ?? undefined,
    patternId: patternId ?? undefined,
    autocomplete: 'new-password',
    inputMode: 'text',
    order: 0,
    required: true,
  } as const
  return <HandSecret {...secret} rule={rule} />
}
