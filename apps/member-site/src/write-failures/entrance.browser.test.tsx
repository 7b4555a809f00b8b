import { usualMember } from '@baize/account/testing'
import {
  button,
  choose,
  click,
  dialog,
  shown,
  survivesClicking,
  survivesSending,
  text,
  type,
} from '@baize/account/write-failures'
import { ApiError } from '@baize/api'
import {
  captchaSound,
  changePassword,
  completePassword,
  feedback,
  forgetRemembered,
  forgotPassword,
  freePlay,
  login,
  loginRemembered,
  loginVerification,
  loginVerificationCode,
  noLoginCode,
  register,
  registerMobile,
  resetPasswordByMobile,
} from '@baize/api/calls'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { fresh } from '../popups/hands.ts'
import { at } from '../popups/opened.tsx'
import { entranceAnswers, mustChange } from '../popups/samples.ts'

beforeEach(fresh)

const nothing = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }
const session = { token: 'story', firstTimeLogin: false, passwordExpired: false }
/** What is asked for once somebody is in. */
const inside = { memberInfo: usualMember, announcementList: nothing }
const password = 'Correct-Horse-7'
const signIn = dialog('Sign in')
const signUp = dialog('Open an account')
const forgot = dialog('Forgot your password?')
const tab = (place: typeof signIn, name: string) => () => place().getByRole('tab', { name })
const closed = (place: typeof signIn) => () => page.elementLocator(document.body).filter({ hasNot: place() })
const code = { expiredMinutes: 5 }
const sendAgain = button(/^Send again in/)

survivesSending({
  screen: at('register', { register: session, ...inside })(),
  call: register,
  form: signUp,
  values: {
    'User name': 'sokha2026',
    Password: password,
    'Password again': password,
    'Payment password': '246810',
  },
  submit: 'Register',
  done: closed(signUp),
})

survivesClicking({
  title: 'a code for an account by mobile number',
  screen: at('register', { noLoginCode: code })(),
  call: noLoginCode,
  open: async () => {
    await click(tab(signUp, 'Mobile'))
    await type('Mobile number', '012345678', signUp)
  },
  button: button('Get a code'),
  done: sendAgain,
})

survivesSending({
  screen: at('register', { registerMobile: session, ...inside })(),
  call: registerMobile,
  open: () => click(tab(signUp, 'Mobile')),
  form: signUp,
  values: {
    'Mobile number': '012345678',
    'Code from the text message': '123456',
    Password: password,
    'Password again': password,
    'Payment password': '246810',
  },
  submit: 'Register',
  done: closed(signUp),
})

survivesSending({
  screen: at('login', { login: session, ...inside })(),
  call: login,
  form: signIn,
  values: { 'User name': 'sokha2026', Password: password },
  submit: 'Sign in',
  done: closed(signIn),
})

survivesSending({
  title: 'signing in by text message',
  screen: at('login', { login: session, noLoginCode: code, ...inside })(),
  call: login,
  open: () => click(tab(signIn, 'SMS')),
  form: signIn,
  values: { 'Mobile number': '012345678', 'Code from the text message': '123456' },
  submit: 'Sign in',
  done: closed(signIn),
})

const newPlace = new ApiError('verificationRequired', {
  params: {
    ...{ verificationId: 'ver_1', methods: 'email', address: '203.0.113.7' },
    email: 'so***@example.com',
  },
})
const fromANewPlace = async () => {
  await type('User name', 'sokha2026', signIn)
  await type('Password', password, signIn)
  await click(() => signIn().getByRole('button', { name: 'Sign in' }))
  await shown(text('Is it you?'))
}

survivesClicking({
  screen: at('login', { login: newPlace, loginVerificationCode: code as never })(),
  call: loginVerificationCode,
  open: fromANewPlace,
  button: button('Get a code'),
  done: sendAgain,
})

survivesSending({
  screen: at('login', { login: newPlace, loginVerification: session, ...inside })(),
  call: loginVerification,
  open: fromANewPlace,
  form: signIn,
  values: { 'Code from the e-mail': '123456' },
  submit: 'Go on',
  done: closed(signIn),
})

const remembered = { rememberedAccount: { username: 'sokha2026', nickname: 'Sokha' } }

survivesClicking({
  screen: at('login', { ...remembered, loginRemembered: session, ...inside })(),
  call: loginRemembered,
  button: button('Continue as Sokha'),
  done: closed(signIn),
})

survivesClicking({
  screen: at('login', { ...remembered, forgetRemembered: {} })(),
  call: forgetRemembered,
  button: button('This is not me: forget the account'),
  done: () => signIn().getByLabelText(/^Password/),
})

survivesClicking({
  screen: at('login', { freePlay: session, ...inside })(),
  call: freePlay,
  button: () => signIn().getByRole('button', { name: 'Play for free' }),
  done: closed(signIn),
})

survivesClicking({
  screen: at('login', {
    login: new ApiError('captchaRequired', { params: { captcha: true } }),
    captcha: { ...entranceAnswers.captcha, proof: { salt: 'story', difficulty: 32 } },
    captchaSound: {
      sound: 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=',
    },
  })(),
  call: captchaSound,
  open: async () => {
    await type('User name', 'sokha2026', signIn)
    await type('Password', password, signIn)
    await click(() => signIn().getByRole('button', { name: 'Sign in' }))
    await click(button('Read letters in a picture instead'))
  },
  button: button(/Hear tones in place of the picture/),
  message: 'The tones did not come. Try again.',
  done: text(/type the five numbers/),
})

survivesSending({
  screen: at('forgotPassword', { forgotPassword: {} })(),
  call: forgotPassword,
  open: () => click(tab(forgot, 'By e-mail')),
  form: forgot,
  values: { 'User name': 'sokha2026', 'E-mail address': 'sokha@example.com' },
  submit: 'Send the message',
  done: text('Check your mailbox'),
})

survivesSending({
  screen: at('forgotPassword', { resetPasswordByMobile: session, ...inside })(),
  call: resetPasswordByMobile,
  form: forgot,
  values: {
    'Mobile number': '012345678',
    'Code from the text message': '123456',
    'New password': password,
    'New password again': password,
  },
  submit: 'Set the new password',
  done: closed(forgot),
})

survivesSending({
  screen: at('resetPassword')(),
  call: completePassword,
  answers: () => {
    // The code of the link that was opened in this tab.
    sessionStorage.setItem('baize.reset', 'a-code-of-the-link-0123456789')
    return { completePassword: {} }
  },
  form: dialog('Choose a new password'),
  values: { 'New password': password, 'New password again': password },
  submit: 'Set the new password',
  done: text('Your new password is set. Sign in with it.'),
})

survivesSending({
  title: 'the password that is asked for at the first sign-in',
  screen: at(null, { ...mustChange, changePassword: {}, announcementList: nothing }, true)(),
  call: changePassword,
  form: dialog('Change your password'),
  values: { 'Old password': 'Given-Horse-31', 'New password': password, 'New password again': password },
  submit: 'Change password',
  done: closed(dialog('Change your password')),
})

survivesSending({
  screen: at(
    'feedback',
    { ...inside, feedback: { reference: 'FB-1', caseId: null, deadlineAt: null } },
    true,
  )(),
  call: feedback,
  open: async () => {
    await choose('Question type', 'game', dialog('Feedback and complaints'))
    await shown(text(/Your device has proven itself/))
  },
  form: dialog('Feedback and complaints'),
  values: { Description: 'The wheel stood still in the middle of a round.' },
  submit: 'Send feedback',
  done: text('Your feedback has been sent.'),
})
