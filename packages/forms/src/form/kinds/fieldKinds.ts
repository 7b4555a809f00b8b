import type { ComponentType } from 'react'
import type { FieldKind } from '../../compiler/index.ts'
import { AmountView } from './AmountView.tsx'
import { CaptchaView } from './CaptchaView.tsx'
import { CheckboxView, SelectView } from './ChoiceViews.tsx'
import { CodeView } from './CodeView.tsx'
import { DateView } from './DateView.tsx'
import type { FieldViewProps } from './look.ts'
import { MobileView } from './MobileView.tsx'
import { PasswordView } from './PasswordView.tsx'
import { TextView } from './TextView.tsx'

/** Views of kinds of field, made of the components of `@baize/ui`. */
export type FieldKinds = Readonly<Partial<Record<FieldKind, ComponentType<FieldViewProps>>>>

/** The kinds that every form knows: all that the platform's register rules can ask for. */
export const usualKinds: FieldKinds = {
  text: TextView,
  email: TextView,
  mobile: MobileView,
  code: CodeView,
  date: DateView,
  password: PasswordView,
  captcha: CaptchaView,
  amount: AmountView,
  rate: TextView,
  select: SelectView,
  checkbox: CheckboxView,
}
