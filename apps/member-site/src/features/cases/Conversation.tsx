import { type AnswerFocus, AnswerPlace } from '@baize/site'
import { DateTime, Heading, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './Cases.css.ts'
import type { WholeCase } from './caseWords.ts'

export interface ConversationProps extends Pick<WholeCase, 'entries'> {
  /** Takes what was written last, for the focus. */
  newest: AnswerFocus['place']
}

/** What was written, oldest first: one's own at the end of the line, customer service at its beginning. */
export function Conversation({ entries, newest }: ConversationProps) {
  const { t } = useLingui()
  return (
    <section>
      <Heading level={2} size="group">
        {t({ message: 'Conversation', context: 'heading: of a request' })}
      </Heading>
      <ol className={css.entries} aria-live="polite">
        {entries.map(({ id, author, text, at, images }, index) => (
          <li key={id} className={css.entry} data-author={author}>
            <AnswerPlace ref={index === entries.length - 1 ? newest : null}>
              <Text size="xs" tone="muted">
                {author === 'member'
                  ? t({ message: 'You', context: 'who wrote' })
                  : t({ message: 'Customer service', context: 'who wrote' })}{' '}
                · <DateTime value={at} />
              </Text>
              <div className={css.text}>
                <Text>{text}</Text>
              </div>
            </AnswerPlace>
            {images.length > 0 && (
              <ul className={css.images}>
                {images.map((url, place) => {
                  const number = place + 1
                  return (
                    <li key={url}>
                      <a href={url} target="_blank" rel="noopener noreferrer">
                        <img
                          className={css.image}
                          src={url}
                          loading="lazy"
                          alt={t({ message: `Picture ${number}`, context: 'of a request' })}
                        />
                      </a>
                    </li>
                  )
                })}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
