import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const labels: Readonly<Record<string, MessageDescriptor>> = {
  username: msg({ message: 'Username', context: 'label of a form field' }),
  countryDialingCode: msg({ message: 'Country code', context: 'label of a form field' }),
  mobileNum: msg({ message: 'Mobile number', context: 'label of a form field' }),
  verificationCode: msg({ message: 'Code from the text message', context: 'label of a form field' }),
  oldPassword: msg({ message: 'Current password', context: 'label of a form field' }),
  password: msg({ message: 'Password', context: 'label of a form field' }),
  confirmPassword: msg({ message: 'Confirm password', context: 'label of a form field' }),
  newPassword: msg({ message: 'New password', context: 'label of a form field' }),
  confirmNewPassword: msg({ message: 'Confirm new password', context: 'label of a form field' }),
  paymentPassword: msg({ message: 'Payment password', context: 'label of a form field' }),
  payeeName: msg({ message: 'Legal name', context: 'label of a form field' }),
  fullName: msg({ message: 'Full name', context: 'label of a form field' }),
  nickname: msg({ message: 'Nickname', context: 'label of a form field' }),
  email: msg({ message: 'Email address', context: 'label of a form field' }),
  birthday: msg({ message: 'Date of birth', context: 'label of a form field' }),
  idNumber: msg({ message: 'Identity card number', context: 'label of a form field' }),
  nationality: msg({ message: 'Nationality', context: 'label of a form field' }),
  placeOfBirth: msg({ message: 'Place of birth', context: 'label of a form field' }),
  address: msg({ message: 'Address', context: 'label of a form field' }),
  permanentAddress: msg({ message: 'Permanent address', context: 'label of a form field' }),
  currentAddress: msg({ message: 'Current address', context: 'label of a form field' }),
  occupation: msg({ message: 'Occupation', context: 'label of a form field' }),
  sourceOfIncome: msg({ message: 'Source of income', context: 'label of a form field' }),
  bankAccountNumber: msg({ message: 'Bank account number', context: 'label of a form field' }),
  qqNum: msg({ message: 'QQ number', context: 'label of a form field' }),
  wechat: msg({ message: 'WeChat', context: 'label of a form field' }),
  whatsapp: msg({ message: 'WhatsApp', context: 'label of a form field' }),
  facebook: msg({ message: 'Facebook', context: 'label of a form field' }),
  telegram: msg({ message: 'Telegram', context: 'label of a form field' }),
  line: msg({ message: 'LINE', context: 'label of a form field' }),
  zalo: msg({ message: 'Zalo', context: 'label of a form field' }),
  affiliateCode: msg({ message: 'Affiliate code', context: 'label of a form field' }),
  referralCode: msg({ message: 'Referral code', context: 'label of a form field' }),
  recommenderId: msg({ message: 'Recommended by', context: 'label of a form field' }),
  domain: msg({ message: 'Web address', context: 'label of a form field' }),
  captcha: msg({ message: 'Code in the picture', context: 'label of a form field' }),
  amount: msg({ message: 'Amount', context: 'label of a form field' }),
  terms: msg({ message: 'Terms', context: 'label of a form field' }),
}

/** The translated label of a field; an unknown field shows its own name. */
export function fieldLabel(i18n: I18n, name: string): string {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined
  return label ? i18n._(label) : name
}
