import { Alert, DateTime, Link, Stack } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../places/places.ts'
import { Bound } from './Bound.tsx'
import type { Limit, LimitKind } from './labels.ts'

const titles: Record<LimitKind, MessageDescriptor> = {
  deposit: msg({ message: 'Your deposit limit is used up', context: 'title: a limit of one’s own' }),
  loss: msg({ message: 'Your loss limit is used up', context: 'title: a limit of one’s own' }),
  stake: msg({ message: 'Your stake limit is used up', context: 'title: a limit of one’s own' }),
  sessionTime: msg({ message: 'Your time limit is used up', context: 'title: a limit of one’s own' }),
}

/** What a limit of a member's own that is used up is called. */
export const usedUpTitle = ({ kind }: Limit): MessageDescriptor => titles[kind]

/** How much is left of a limit of a member's own, and until when. */
export function LeftUntil({ limit }: { limit: Limit }) {
  const own = <Bound amount={limit.amount} minutes={limit.minutes} />
  const left = <Bound {...limit.left} />
  const resetsAt = <DateTime value={limit.resetsAt} />
  return (
    <Trans context="a limit of one’s own: how much it is, what is left of it, and the time when it begins anew">
      {left} of your {own} limit is left until {resetsAt}.
    </Trans>
  )
}

export interface UsedUpProps {
  limit: Limit
  /** Other words than that it is used up. @default that it is */
  title?: string
}

/** Says that a limit is used up before anything is asked that it forbids: what is left, until when, and the way to it. */
export function UsedUp({ limit, title }: UsedUpProps) {
  const { i18n, t } = useLingui()
  const place = usePlace('limits')()
  return (
    <Alert tone="caution" title={title ?? i18n._(usedUpTitle(limit))}>
      <Stack space="xs">
        <span>
          <LeftUntil limit={limit} />
        </span>
        {place && <Link href={place}>{t({ message: 'Limits and breaks', context: 'link' })}</Link>}
      </Stack>
    </Alert>
  )
}
