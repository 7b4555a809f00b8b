import type { ApiError } from '@baize/api'
import { lazyScreen, usePlatform } from '@baize/site'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ConfirmPasswordProps } from './ConfirmPassword.tsx'

/** In a chunk of its own: few sessions come to it. */
const ConfirmPassword = lazyScreen(
  () => import('./ConfirmPassword.tsx').then((chunk) => chunk.ConfirmPassword),
  'silent',
  Failed,
)

const CancelContext = createContext(() => {})

/** What cannot be loaded confirms nothing: the call is refused, and its screen says so. */
function Failed() {
  useEffect(useContext(CancelContext), [])
  return null
}

interface Asked extends ConfirmPasswordProps {
  /** How often the dialog was opened: each has a state of its own. */
  readonly count: number
}

/**
 * Requests the password where a call needs it, and has the call sent again; one dialog for all that wait. Mount it once a
 * site, at its root.
 */
export function PasswordConfirmation() {
  const { confirmWith } = usePlatform()
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let count = 0
    let waiting: ((confirmed: boolean) => void)[] = []
    const onSettled = (confirmed: boolean) => {
      const settled = waiting
      waiting = []
      setAsked(undefined)
      for (const settle of settled) settle(confirmed)
    }
    confirmWith(
      (error) =>
        new Promise((resolve) => {
          waiting.push(resolve)
          if (waiting.length > 1) return
          count += 1
          setAsked({ count, method: methodOf(error), onSettled })
        }),
    )
    return () => {
      confirmWith(undefined)
      onSettled(false)
    }
  }, [confirmWith])
  if (!asked) return null
  const { count, ...props } = asked
  return (
    <CancelContext value={() => props.onSettled(false)}>
      <ConfirmPassword key={count} {...props} />
    </CancelContext>
  )
}

const methodOf = ({ params: { method } }: ApiError) =>
  method === 'google' || method === 'signIn' ? method : 'password'
