import { proves } from '@baize/platform/captcha/captcha.ts'
import type { TestAnswer, TestPlatform, TestSession } from '../http/testing.ts'

/** A browser of a test: the cookies that responses set, sent with the next call. */
export interface Jar {
  readonly cookies: Map<string, string>
  keep(answer: TestAnswer): TestAnswer
  headers(): { cookie: string }
  /** The session of the last response. */
  session(answer: TestAnswer, site?: 'member' | 'agent'): TestSession
}

export function makeJar(): Jar {
  const cookies = new Map<string, string>()
  const jar: Jar = {
    cookies,
    keep(answer) {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/Max-Age=0(?:;|$)/.test(line)) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return answer
    },
    headers: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    session: (answer, site = 'member') => ({
      site,
      token: answer.value.token,
      cookie: `baize-${site}=${cookies.get(`baize-${site}`)}`,
    }),
  }
  return jar
}

/** The device's proof, as a page does it. */
export async function solved(platform: TestPlatform): Promise<{ captchaId: string; proofNonce: string }> {
  platform.advance(2)
  const { captchaId, proof } = (await platform.call('captcha')).value
  let nonce = 0
  while (!proves(proof.salt, String(nonce), proof.difficulty)) nonce++
  return { captchaId, proofNonce: String(nonce) }
}

export async function outbox(platform: TestPlatform, to: string) {
  const { messages } = (await platform.call('sandboxOutbox', { query: { to } })).value
  return messages as { kind: string; text: string; state: string; channel: string }[]
}

/** The newest code that was sent there. */
export async function codeSentTo(platform: TestPlatform, to: string): Promise<string> {
  const [newest] = (await outbox(platform, to)).filter(({ kind }) => kind === 'code')
  return /[0-9]{6}/.exec(newest?.text ?? '')?.[0] ?? ''
}
