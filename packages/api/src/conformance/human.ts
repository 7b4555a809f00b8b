import { solveProof } from '../client/proof.ts'
import { calls } from '../contract/index.ts'
import { patiently } from './ids.ts'
import type { Asked, Target } from './target.ts'

/** The input with a captcha's proof of work, which the suite does as a page may. */
export async function withProof(target: Target, sample: Asked): Promise<Asked> {
  const read = calls.captcha.value.safeParse(
    (await patiently(() => target.ask(calls.captcha))).envelope?.value,
  )
  if (!read.success) return sample
  const { captchaId, proof } = read.data
  // The suite does no more work than a page may be asked to do.
  if (proof.difficulty > 20) return sample
  const proofNonce = (await solveProof(proof)) ?? undefined
  return { ...sample, body: { ...(sample.body as object), captchaId, proofNonce } }
}
