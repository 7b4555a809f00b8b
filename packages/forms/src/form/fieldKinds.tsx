import {
  AmountField,
  type AmountFieldProps,
  CaptchaField,
  type CaptchaFieldProps,
  CheckboxField,
  PasswordField,
  SelectField,
  type SelectOption,
  TextField,
} from '@baize/ui'
import type { ComponentType, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldDescription, FieldKind } from '../compiler/index.ts'

/** What a page may say about a field beyond its rules. */
export interface FieldLook {
  /** @default the known label of the field */
  label?: ReactNode
  /** @default the lengths of the rule */
  hint?: ReactNode
  placeholder?: string
  /** Words for the values of a selection. */
  options?: readonly SelectOption[]
  /** Currency and quick amounts of a money field. */
  money?: Pick<AmountFieldProps, 'currency' | 'quickAmounts' | 'decimals'>
  /** Picture and refresh button of a captcha. */
  captcha?: Pick<CaptchaFieldProps, 'image' | 'refreshing' | 'onRefresh'>
  /** Words or a button after what is typed, such as "send the code". */
  after?: ReactNode
}

interface FieldViewProps {
  field: FieldDescription
  look: FieldLook
  /** Words and wiring that every component of ui takes. */
  frame: {
    id: string
    label: ReactNode
    hint?: ReactNode
    error?: ReactNode
    required: boolean
    optional: boolean
  }
  control: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'>
}

const leftToRight: ReadonlySet<FieldKind> = new Set<FieldKind>(['email', 'mobile', 'code', 'captcha'])
const types = { email: 'email', mobile: 'tel', date: 'date' } as const

function TextView({ field, look, frame, control }: FieldViewProps) {
  const { kind, autocomplete, inputMode, name } = field
  return (
    <TextField
      {...frame}
      {...control}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      type={kind in types ? types[kind as keyof typeof types] : 'text'}
      inputMode={inputMode}
      autoComplete={autocomplete}
      autoCapitalize={/Name$/.test(name) && autocomplete === 'name' ? 'words' : 'none'}
      dir={leftToRight.has(kind) || name === 'username' ? 'ltr' : 'auto'}
      after={look.after}
    />
  )
}

function PasswordView({ field, frame, control }: FieldViewProps) {
  const current = field.autocomplete === 'current-password'
  return (
    <PasswordField
      {...frame}
      {...control}
      autoComplete={current ? 'current-password' : 'new-password'}
      {...(field.inputMode === 'numeric' ? { inputMode: 'numeric' as const } : {})}
    />
  )
}

function CaptchaView(props: FieldViewProps) {
  const { look, frame, control } = props
  return look.captcha ? <CaptchaField {...frame} {...control} {...look.captcha} /> : <TextView {...props} />
}

function AmountView({ field, look, frame, control }: FieldViewProps) {
  return (
    <AmountField
      {...frame}
      {...control}
      {...look.money}
      {...(field.minAmount === undefined ? {} : { min: field.minAmount })}
      {...(field.maxAmount === undefined ? {} : { max: field.maxAmount })}
    />
  )
}

function SelectView({ field, look, frame, control }: FieldViewProps) {
  const options = look.options ?? (field.options ?? []).map((value) => ({ value, label: value }))
  return (
    <SelectField
      {...frame}
      {...control}
      options={options}
      autoComplete={field.autocomplete}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
    />
  )
}

function CheckboxView({ frame, control }: FieldViewProps) {
  return <CheckboxField {...frame} {...control} optional={false} />
}

/** The component of `@baize/ui` that shows each kind of field. */
export const fieldKinds: Readonly<Record<FieldKind, ComponentType<FieldViewProps>>> = {
  text: TextView,
  email: TextView,
  mobile: TextView,
  code: TextView,
  date: TextView,
  password: PasswordView,
  captcha: CaptchaView,
  amount: AmountView,
  select: SelectView,
  checkbox: CheckboxView,
}
