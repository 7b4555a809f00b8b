import { chatLaunch } from '@baize/api/calls'
import { useCall, useProblemText } from '@baize/site'
import { ChatFrame } from '@baize/ui'
import { useEffect, useEffectEvent } from 'react'
import { launchOf, type Partner } from './partner.ts'

export interface ChatWindowProps {
  partner: Partner
  name: string
  /** The language of the name, where it is not the page's. */
  lang: string | undefined
  /** The origins of a chat. */
  origins: readonly string[]
}

/** A conversation in a frame: each opening and each retry requests a URL of its own, which is valid once. */
export function Talk({ partner, name, lang, origins }: ChatWindowProps) {
  const problemText = useProblemText()
  const { data, error, mutate } = useCall(chatLaunch)
  const launch = useEffectEvent(() => mutate({ body: launchOf(partner) }))
  // Another partner is another conversation, by its key.
  useEffect(() => launch(), [])
  return (
    <ChatFrame
      title={name}
      lang={lang}
      address={data?.chatUrl}
      allowedOrigins={origins}
      {...(error ? { error: problemText(error) } : {})}
      onRetry={() => mutate({ body: launchOf(partner) })}
    />
  )
}
