import { useAct, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { chatLaunch } from '@baize/api/calls'
import { ChatFrame } from '@baize/ui'
import { useEffect, useState } from 'react'

export interface TalkProps {
  /** Somebody of the live tables; undefined for customer service. */
  modelId: string | undefined
  name: string
  /** The language of the name, where it is not the page's. */
  lang: string | undefined
  /** Where a chat may come from. */
  origins: readonly string[]
}

/** A talk in a frame: each opening and each retry asks for an address of its own, which is good once. */
export function Talk({ modelId, name, lang, origins }: TalkProps) {
  const { act } = useAct()
  const problemText = useProblemText()
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    let gone = false
    setProblem(undefined)
    setAddress(undefined)
    act(chatLaunch, { body: modelId === undefined ? {} : { modelId } })
      .then(({ chatUrl }) => gone || setAddress(chatUrl))
      .catch((error: unknown) => {
        if (!gone && error instanceof ApiError) setProblem(error)
      })
    return () => {
      gone = true
    }
  }, [act, modelId, attempt])
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
