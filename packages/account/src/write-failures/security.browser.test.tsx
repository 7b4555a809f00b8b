import { ApiError } from '@baize/api'
import {
  addBankAccount,
  authenticatorSecret,
  cancelClosure,
  changePassword,
  changePaymentPassword,
  chooseIcon,
  confirmPassword,
  connectAuthenticator,
  contactCode,
  createHeldDataExport,
  defaultBankAccount,
  endOtherSessions,
  endSession,
  removeAuthenticator,
  removeBankAccount,
  requestClosure,
  updateProfile,
  verifyEmail,
  verifyMobile,
} from '@baize/api/calls'
import {
  button,
  choose,
  click,
  dialog,
  heading,
  shown,
  survivesClicking,
  survivesSending,
  text,
  type,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import * as confirmation from '../confirm-password/PasswordConfirmation.stories.tsx'
import * as closureStories from '../security/close/CloseAccount.stories.tsx'
import { closing, open } from '../security/close/testing/fixtures.ts'
import * as stories from '../security/SecurityScreen.stories.tsx'
import { securityAnswers } from '../security/testing/fixtures.ts'

const views = composeStories(stories)
const { Confirmed } = composeStories(confirmation)
const closures = composeStories(closureStories)
const { accounts } = securityAnswers.bankAccounts
const [bank] = accounts as [(typeof accounts)[0]]
const newPassword = 'Chosen-Horse-77'

survivesSending({
  screen: <views.NewPassword />,
  call: changePassword,
  values: {
    'Current password': 'Given-Horse-31',
    'New password': newPassword,
    'Confirm new password': newPassword,
  },
  submit: 'Change password',
  done: text('Password changed.'),
})

survivesSending({
  screen: <views.WrongPaymentPassword />,
  call: changePaymentPassword,
  answers: { changePaymentPassword: {} },
  values: {
    'Current payment password': '135790',
    'New payment password': '864209',
    'Confirm new payment password': '864209',
  },
  submit: 'Change payment password',
  done: button('Continue'),
})

survivesSending({
  screen: <Confirmed />,
  call: confirmPassword,
  answers: (done) => ({
    confirmPassword: {},
    contactCode: () =>
      done() ? { expiredMinutes: 5 } : new ApiError('passwordRequired', { params: { method: 'password' } }),
  }),
  open: async () => {
    await type('Email address', 'sokha@example.com')
    await click(button('Get a code'))
    await shown(dialog('Confirm it’s you'))
  },
  form: dialog('Confirm it’s you'),
  values: { Password: 'Given-Horse-31' },
  submit: 'Confirm',
  done: button(/^Send again in/),
})

const contacts = [
  {
    Screen: views.Email,
    call: verifyEmail,
    label: 'Email address',
    value: 'sokha@example.com',
    code: 'Code from the email',
    submit: 'Verify email address',
    told: 'Your email address is verified.',
  },
  {
    Screen: views.Mobile,
    call: verifyMobile,
    label: 'Mobile number',
    value: '012345678',
    code: 'Code from the text message',
    submit: 'Verify mobile number',
    told: 'Your mobile number is verified.',
  },
] as const

for (const { Screen, call, label, value, code, submit, told } of contacts) {
  survivesClicking({
    title: `a code for the ${label.toLowerCase()}`,
    screen: <Screen />,
    call: contactCode,
    answers: { contactCode: { expiredMinutes: 5 } },
    open: () => type(label, value),
    button: button('Get a code'),
    done: button(/^Send again in/),
  })
  survivesSending({
    screen: <Screen />,
    call,
    answers: { contactCode: { expiredMinutes: 5 }, [call.id]: {} },
    open: async () => {
      await type(label, value)
      await click(button('Get a code'))
      await shown(button(/^Send again in/))
    },
    values: { [label]: value, [code]: '123456' },
    submit,
    done: text(told),
  })
}

survivesClicking({
  screen: <views.Authenticator />,
  call: authenticatorSecret,
  button: button('Continue'),
  done: () => page.getByRole('textbox', { name: 'Setup key' }),
})

survivesSending({
  screen: <views.Authenticator />,
  call: connectAuthenticator,
  open: () => click(button('Continue')),
  values: { 'Code from the app': '123456' },
  submit: 'Connect the app',
  done: text('Authenticator app connected.'),
})

survivesSending({
  screen: <views.AuthenticatorWrongCode />,
  call: removeAuthenticator,
  answers: { removeAuthenticator: {} },
  values: { 'Authenticator or recovery code': 'ABCDE-FGHJK' },
  submit: 'Remove app',
  done: heading('Security'),
})

survivesSending({
  screen: <views.AddBankAccount />,
  call: addBankAccount,
  answers: { addBankAccount: bank },
  open: async () => {
    await click(button('Add bank account'))
    await choose('Bank', 'MKB')
  },
  values: {
    'Account or card number': '000111222333',
    'Account name': 'Sok Dara',
    'Payment password': '135790',
  },
  chosen: { Bank: 'MKB' },
  submit: 'Add bank account',
  done: text('Your bank account is added.'),
})

const changes = [
  {
    call: defaultBankAccount,
    opens: 'Make default',
    submit: 'Make default',
    told: 'This is now your default account.',
  },
  {
    call: removeBankAccount,
    opens: 'Remove',
    submit: 'Remove account',
    told: 'Bank account removed.',
  },
]

for (const { call, opens, submit, told } of changes) {
  survivesSending({
    screen: <views.BankAccounts />,
    call,
    answers: { [call.id]: {} },
    open: () => click(button(opens)),
    form: dialog(),
    values: { 'Payment password': '135790' },
    submit,
    done: text(told),
  })
}

const pictureOf = (pressed?: boolean) => () =>
  page.getByRole('button', { name: 'Picture 1', ...(pressed === undefined ? {} : { pressed }) })

survivesClicking({
  screen: <views.Profile />,
  call: chooseIcon,
  answers: (done) => ({
    icons: () => ({ ...securityAnswers.icons, current: done() ? 'icon0' : 'icon120' }),
  }),
  button: pictureOf(),
  stays: pictureOf(false),
  busy: pictureOf(true),
  done: pictureOf(true),
})

survivesSending({
  screen: <views.Profile />,
  call: updateProfile,
  values: { Nickname: 'Fault Walker', Telegram: 'fault_walker' },
  submit: 'Save',
  done: text('Your profile is saved.'),
})

survivesClicking({
  screen: <views.Sessions />,
  call: endSession,
  answers: { endSession: {} },
  button: button('Sign out'),
  done: text('Device signed out.'),
})

survivesClicking({
  screen: <views.Sessions />,
  call: endOtherSessions,
  answers: { endOtherSessions: { ended: 2 } },
  button: button('Sign out everywhere else'),
  confirm: 'Sign out other devices',
  done: text('2 devices were signed out.'),
})

survivesClicking({
  screen: <views.Data />,
  call: createHeldDataExport,
  answers: {
    createHeldDataExport: {
      ...{ url: 'data:application/zip,', fileName: 'data.zip' },
      expiresAt: '2026-11-21T03:01:00Z',
    },
  },
  button: button('Download your data'),
  done: text('Your download has started'),
})

survivesSending({
  screen: <closures.Requested />,
  call: requestClosure,
  answers: { accountClosure: open, requestClosure: closing },
  values: { 'Why are you leaving\\?': 'I no longer play.' },
  submit: 'Close account',
  confirm: 'Close account',
  done: text(/^Your account closes on/),
})

survivesClicking({
  screen: <closures.Kept />,
  call: cancelClosure,
  answers: { accountClosure: closing, cancelClosure: open },
  button: button('Keep my account'),
  done: text('Your account stays open.'),
})
