import { openedNumbers } from '@baize/api/calls'
import { Loaded, useApiQuery, useInvalidate } from '@baize/site'
import { Card, DateTime, EmptyState, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Balls } from './Balls.tsx'
import * as css from './lottery.css.ts'

export interface LatestDrawsProps {
  gameCode: string
  /** The draw on sale: when it changes there is a new result to read. */
  drawId: string
}

/** The last draws of a lottery, newest first. */
export function LatestDraws({ gameCode, drawId }: LatestDrawsProps) {
  const { t } = useLingui()
  const titleId = useId()
  const read = useLatestDraws(gameCode, drawId)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack space="sm">
        <Heading level={2} size="group" id={titleId}>
          {t({ message: 'Latest draws', context: 'heading' })}
        </Heading>
        <Loaded read={read} lines={6}>
          {({ numeros }) =>
            numeros.length > 0 ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
              <ol className={css.draws} tabIndex={0} aria-labelledby={titleId}>
                {numeros.map((draw) => (
                  <li className={css.drawn} key={draw.drawId}>
                    <Balls numbers={draw.numbers} />
                    <Text size="sm" tone="muted">
                      <DateTime value={draw.drawnAt} />
                    </Text>
                  </li>
                ))}
              </ol>
            ) : (
              <EmptyState level={3} title={t`No draws yet`}>
                {t`The first result appears here after the draw.`}
              </EmptyState>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  )
}

/** The draws of a lottery, refetched when another draw goes on sale and periodically while its result is awaited. */
export function useLatestDraws(gameCode: string, drawId: string) {
  const invalidate = useInvalidate()
  const last = useRef(drawId)
  useEffect(() => {
    if (last.current !== drawId) invalidate(openedNumbers)
    last.current = drawId
  }, [drawId, invalidate])
  return useApiQuery(openedNumbers, { query: { gameCode } }, { every: 15_000, keepPrevious: true })
}
