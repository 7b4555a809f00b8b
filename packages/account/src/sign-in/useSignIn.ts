import { ApiError } from '@baize/api'
import { type Captcha, useCaptcha } from '@baize/forms/captcha'
import { type FormEvent, useRef, useState } from 'react'
import { useCaptchaSource } from './useCaptchaSource.ts'

export type SignInField = 'username' | 'password' | 'captcha'

export interface SignInValues {
  readonly username: string
  readonly password: string
  /** Whether this browser may sign in again for a day. */
  readonly remember: boolean
  readonly captchaId?: string
  readonly captcha?: string
  readonly proofNonce?: string
}

export interface SignIn {
  /** What the platform refused the last try with. */
  readonly problem: unknown
  /** Fields that are still to be filled in, since the last try. */
  readonly missing: readonly SignInField[]
  readonly busy: boolean
  /** Counts refused tries; each moves the focus to the summary. */
  readonly refusals: number
  /** The platform wants to know who it is: what it says of that. */
  readonly verification: ApiError['params'] | undefined
  /** The platform wants to see a person. */
  readonly challenged: boolean
  readonly captcha: Captcha
  /** Something was typed into a field: its error has had its say. */
  edited(field: SignInField): void
  /** Begins again with user name and password. */
  again(): void
  submit(event: FormEvent<HTMLFormElement>): void
}

/** What the sign-in form knows and does. Values stay in the page: an autofill that tells nobody is read like typing. */
export function useSignIn(send: (values: SignInValues) => Promise<void>): SignIn {
  const [problem, setProblem] = useState<unknown>()
  const [missing, setMissing] = useState<readonly SignInField[]>([])
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [verification, setVerification] = useState<ApiError['params']>()
  const [challenged, setChallenged] = useState(false)
  const sending = useRef(false)
  const captcha = useCaptcha(useCaptchaSource(), challenged)

  async function tryIt(form: HTMLFormElement): Promise<void> {
    setBusy(true)
    await captcha.settle()
    setBusy(false)
    const data = new FormData(form)
    const text = (name: SignInField) => String(data.get(name) ?? '').trim()
    const asked: SignInField[] = [
      'username',
      'password',
      ...(challenged && captcha.answer('').proofNonce === undefined ? (['captcha'] as const) : []),
    ]
    const empty = asked.filter((name) => text(name) === '')
    setMissing(empty)
    setProblem(undefined)
    if (empty.length > 0) return setRefusals((count) => count + 1)
    setBusy(true)
    try {
      // A password is sent as it is: spaces at its ends belong to it.
      await send({
        username: text('username'),
        password: String(data.get('password')),
        remember: data.get('remember') !== null,
        ...captcha.answer(text('captcha')),
      })
    } catch (error) {
      if (error instanceof ApiError && (error.params.captcha === true || error.code.startsWith('captcha')))
        setChallenged(true)
      if (challenged) captcha.renew()
      if (error instanceof ApiError && error.code === 'verificationRequired') {
        setVerification(error.params)
        return
      }
      setProblem(error)
      setRefusals((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  return {
    problem,
    missing,
    busy,
    refusals,
    verification,
    challenged,
    captcha,
    edited: (field) =>
      setMissing((fields) => (fields.includes(field) ? fields.filter((each) => each !== field) : fields)),
    again: () => setVerification(undefined),
    submit(event) {
      event.preventDefault()
      event.stopPropagation()
      if (sending.current) return
      sending.current = true
      void tryIt(event.currentTarget).finally(() => {
        sending.current = false
      })
    },
  }
}
