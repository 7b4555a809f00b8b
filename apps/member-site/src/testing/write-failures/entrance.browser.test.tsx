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
import { defaultMember } from '@baize/site/testing'
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
} from '@baize/site/write-failures'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { fresh } from '../popups/actions.ts'
import { entranceAnswers } from '../popups/fixtures.ts'
import { at } from '../popups/opened.tsx'

beforeEach(fresh)

const nothing = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }
const session = { token: 'story', firstTimeLogin: false, passwordExpired: false }
/** What is requested after signing in. */
const inside = { memberInfo: defaultMember, announcementList: nothing }
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
    Username: 'sokha2026',
    Password: password,
    'Confirm password': password,
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
    'Confirm password': password,
    'Payment password': '246810',
  },
  submit: 'Register',
  done: closed(signUp),
})

survivesSending({
  screen: at('login', { login: session, ...inside })(),
  call: login,
  form: signIn,
  values: { Username: 'sokha2026', Password: password },
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
  await type('Username', 'sokha2026', signIn)
  await type('Password', password, signIn)
  await click(() => signIn().getByRole('button', { name: 'Sign in' }))
  await shown(text('Verify it’s you'))
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
  values: { 'Code from the email': '123456' },
  submit: 'Continue',
  done: closed(signIn),
})

const newPlaceOfApp = new ApiError('verificationRequired', {
  params: { verificationId: 'ver_2', methods: 'google', address: '203.0.113.7' },
})
const codeOfApp = { 'Authenticator code': '123456' }

survivesSending({
  title: 'the code of the app after one by text message',
  screen: at('login', { login: newPlaceOfApp, loginVerification: session, noLoginCode: code, ...inside })(),
  call: loginVerification,
  open: async () => {
    await click(tab(signIn, 'SMS'))
    await type('Mobile number', '012345678', signIn)
    await type('Code from the text message', '123456', signIn)
    await click(() => signIn().getByRole('button', { name: 'Sign in' }))
    await shown(text('Verify it’s you'))
  },
  form: signIn,
  values: codeOfApp,
  submit: 'Continue',
  done: closed(signIn),
})

survivesSending({
  title: 'the code of the app after a new password by text message',
  screen: at('forgotPassword', {
    ...{ resetPasswordByMobile: newPlaceOfApp, loginVerification: session },
    ...inside,
  })(),
  call: loginVerification,
  open: async () => {
    await type('Mobile number', '012345678', forgot)
    await type('Code from the text message', '123456', forgot)
    await type('New password', password, forgot)
    await type('Confirm new password', password, forgot)
    await click(() => forgot().getByRole('button', { name: 'Set new password' }))
    await shown(text('Verify it’s you'))
  },
  form: forgot,
  values: codeOfApp,
  submit: 'Continue',
  done: closed(forgot),
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
  button: button('Not you? Remove account'),
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
    await type('Username', 'sokha2026', signIn)
    await type('Password', password, signIn)
    await click(() => signIn().getByRole('button', { name: 'Sign in' }))
    await click(button('Use a picture with letters instead'))
  },
  button: button(/Use sound instead/),
  message: 'The sound could not be played. Try again.',
  done: text(/enter the five numbers/),
})

survivesSending({
  screen: at('forgotPassword', { forgotPassword: {} })(),
  call: forgotPassword,
  open: () => click(tab(forgot, 'By email')),
  form: forgot,
  values: { Username: 'sokha2026', 'Email address': 'sokha@example.com' },
  submit: 'Send link',
  done: text('Check your email'),
})

survivesSending({
  screen: at('forgotPassword', { resetPasswordByMobile: session, ...inside })(),
  call: resetPasswordByMobile,
  form: forgot,
  values: {
    'Mobile number': '012345678',
    'Code from the text message': '123456',
    'New password': password,
    'Confirm new password': password,
  },
  submit: 'Set new password',
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
  values: { 'New password': password, 'Confirm new password': password },
  submit: 'Set new password',
  done: text('Your new password is set. Sign in with it.'),
})

survivesSending({
  title: 'the password that is asked for at the first sign-in',
  screen: at(null, { announcementList: nothing }, true)(),
  call: changePassword,
  // The platform requires it no more once it is done.
  answers: (done) => ({
    memberInfo: () => ({
      ...defaultMember,
      mustChangePassword: !done(),
      mustChangeReason: 'expired' as const,
    }),
    changePassword: {},
  }),
  form: dialog('Change your password'),
  values: {
    'Current password': 'Given-Horse-31',
    'New password': password,
    'Confirm new password': password,
  },
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
    await choose('Topic', 'game', dialog('Feedback and complaints'))
    await shown(text(/Check complete/))
  },
  form: dialog('Feedback and complaints'),
  values: { Description: 'The wheel stood still in the middle of a round.' },
  submit: 'Send feedback',
  done: text('Your feedback has been sent.'),
})
