import { useAct, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { chatLaunch } from '@baize/api/calls'
import { ChatFrame } from '@baize/ui'
import { useEffect, useState } from 'react'
import { launchOf, type Partner } from './partner.ts'

export interface TalkProps {
  partner: Partner
  name: string
  /** The language of the name, where it is not the page's. */
  lang: string | undefined
  /** Where a chat may come from. */
  origins: readonly string[]
}

/** A talk in a frame: each opening and each retry asks for an address of its own, which is good once. */
export function Talk({ partner, name, lang, origins }: TalkProps) {
  const { act } = useAct()
  const problemText = useProblemText()
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again; another partner is another talk, by its key.
  useEffect(() => {
    let gone = false
    setProblem(undefined)
    setAddress(undefined)
    act(chatLaunch, { body: launchOf(partner) })
      .then(({ chatUrl }) => gone || setAddress(chatUrl))
      .catch((error: unknown) => {
        if (!gone && error instanceof ApiError) setProblem(error)
      })
    return () => {
      gone = true
    }
  }, [act, attempt])
  return (
    <ChatFrame
      title={name}
      lang={lang}
      address={address}
      allowedOrigins={origins}
      {...(problem ? { error: problemText(problem) } : {})}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}
