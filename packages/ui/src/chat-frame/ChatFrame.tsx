import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { isForeign, useFrameState } from '../game-frame/frame-state.ts'
import { Heading } from '../heading/Heading.tsx'
import { ExternalIcon, OfflineIcon } from '../icons/icons.ts'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { allowedChat } from './allowedChat.ts'
import * as css from './ChatFrame.css.ts'
import { chatFrameSettings } from './settings.ts'
import { useOnline } from './useOnline.ts'

export interface ChatFrameProps extends CommonProps<HTMLElement> {
  /** What the chat is called; names the frame. */
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** Address of the chat, from the server; undefined until there is one. */
  address: string | undefined
  /** Origins that a chat may come from, as `https://chat.example`. Anything else is not opened. */
  allowedOrigins: readonly string[]
  /** The chat was refused or failed: why, translated. Shown in its place. */
  error?: string
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4
  /** Requests the chat again after a failure. */
  onRetry: () => void
}

/** A chat of another site in a frame that may do no more than it has to; it can be opened in a page of its own. */
export function ChatFrame({
  title,
  lang,
  address,
  allowedOrigins,
  error,
  level = 2,
  onRetry,
  ...root
}: ChatFrameProps) {
  const { t } = useLingui()
  const online = useOnline()
  const [attempt, setAttempt] = useState(0)
  // Frames begin in the browser only: a server cannot tell which origin is its own.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const safe = address === undefined ? undefined : allowedChat(address, allowedOrigins)
  const frame = useFrameState(safe ?? '', attempt)
  const refused = address !== undefined && safe === undefined
  const failed = error !== undefined || refused || frame.state === 'failed'
  const offline = !online && frame.state !== 'ready'

  const retry = () => {
    setAttempt(attempt + 1)
    onRetry()
  }
  return (
    <section className={css.frame} aria-label={title} {...commonProps(root)}>
      <header className={css.head}>
        <Heading level={level} size="item" truncate>
          <bdi lang={lang}>{title}</bdi>
        </Heading>
        {safe !== undefined && (
          <LinkButton
            href={safe}
            external
            variant="plain"
            tone="neutral"
            size="small"
            iconEnd={<ExternalIcon />}
          >
            {t({ message: 'Open in a new tab', context: 'Opens a chat in a page of its own' })}
          </LinkButton>
        )}
      </header>
      <div className={css.stage}>
        {mounted && safe !== undefined && error === undefined && !offline && (
          <iframe
            key={attempt}
            className={css.chat}
            title={title}
            src={safe}
            sandbox={isForeign(safe) ? chatFrameSettings.sandbox : chatFrameSettings.ownSandbox}
            allow={chatFrameSettings.allow}
            referrerPolicy="no-referrer"
            data-hidden={frame.state !== 'ready' || undefined}
            onLoad={frame.onLoad}
          />
        )}
        {offline ? (
          <div className={css.notice}>
            <ErrorState
              icon={<OfflineIcon />}
              title={t({ message: 'You are offline', context: 'In place of a chat' })}
              level={3}
            >
              {t({ message: 'The chat opens when the connection is back.', context: 'In place of a chat' })}
            </ErrorState>
          </div>
        ) : failed ? (
          <div className={css.notice}>
            <ErrorState
              title={t({ message: 'The chat could not be opened', context: 'In place of a chat' })}
              level={3}
              {...(!refused && { onRetry: retry })}
            >
              {error ??
                (refused
                  ? t({
                      message: 'Its address is not trusted by this site.',
                      context: 'In place of a chat',
                    })
                  : t({ message: 'It did not respond in time.', context: 'In place of a chat' }))}
            </ErrorState>
          </div>
        ) : (
          frame.state === 'loading' && (
            <div className={css.waiting} role="status">
              <Spinner />
              <p>{t({ message: 'Opening the chat', context: 'A chat is loading' })}</p>
            </div>
          )
        )}
      </div>
    </section>
  )
}
