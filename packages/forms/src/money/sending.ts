import type { ReactNode } from 'react'
import { refusalOf, type SubmitRefusal } from '../form/values.ts'

/** What every form takes that sends one body to the platform. */
export interface SendingProps<Body> {
  /**
   * Sends the body. Returns nothing when it was accepted; returns, or throws an error with `problems`, when it was not.
   * What is sent is one intent: its caller keeps one idempotency key until there is a definite response.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: Body) => Promise<SubmitRefusal | void> | SubmitRefusal | void
  /** The text of an error that a request threw and that names no field. */
  explain?: (error: unknown) => string | undefined
  /** The way on, once the form was accepted: links and buttons. */
  next?: ReactNode
}

/** Sends, and maps the problems of a response to the names of the form's fields. */
export async function sendRenamed<Body>(
  onSubmit: SendingProps<Body>['onSubmit'],
  body: Body,
  rename: (field: string) => string,
): Promise<SubmitRefusal | undefined> {
  let refusal: SubmitRefusal | undefined
  try {
    refusal = (await onSubmit(body)) ?? undefined
  } catch (error) {
    refusal = refusalOf(error)
    if (!refusal.problems?.length) throw error
  }
  if (!refusal?.problems) return refusal
  return {
    ...refusal,
    problems: refusal.problems.map((problem) => ({ ...problem, field: rename(problem.field) })),
  }
}
