import { AmountView } from './AmountView.tsx'
import { CaptchaView } from './CaptchaView.tsx'
import { CheckboxView } from './CheckboxView.tsx'
import { SelectView } from './ChoiceViews.tsx'
import { CodeView } from './CodeView.tsx'
import { DateView } from './DateView.tsx'
import type { FieldKinds } from './fieldKinds.ts'
import { MobileView } from './MobileView.tsx'
import { PasswordView } from './PasswordView.tsx'
import { TextView } from './TextView.tsx'

/** The kinds that every form knows: all that the platform's register rules can require. */
export const defaultKinds: FieldKinds = {
  text: TextView,
  email: TextView,
  mobile: MobileView,
  code: CodeView,
  date: DateView,
  password: PasswordView,
  captcha: CaptchaView,
  amount: AmountView,
  select: SelectView,
  checkbox: CheckboxView,
}
