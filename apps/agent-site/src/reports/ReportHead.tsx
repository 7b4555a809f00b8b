import { DateTime, type DayRange, Heading, Inline, Stack, Text } from '@baize/ui'
import { Freshness } from '../team-overview/Freshness.tsx'
import * as css from './Report.css.ts'

export interface ReportHeadProps {
  /** Its title; left out where the page says it above its tabs. */
  title?: string
  /** What the report shows, in a sentence. */
  about: string
  range: DayRange
  asOf: string | undefined
  read: { readonly isFetching: boolean; readonly isError: boolean; refetch(): unknown }
}

/** What a report is called, what it shows, how fresh it is; on paper its days too. */
export function ReportHead({ title, about, range, asOf, read }: ReportHeadProps) {
  const words = <Text tone="muted">{about}</Text>
  return (
    <Stack space="xxs">
      <Inline align="between" space="sm">
        {title === undefined ? words : <Heading level={1}>{title}</Heading>}
        <Freshness
          asOf={asOf}
          reading={read.isFetching}
          failed={read.isError}
          onRefresh={() => void read.refetch()}
        />
      </Inline>
      {title !== undefined && words}
      <p className={css.paper}>
        <DateTime value={`${range.from}T00:00:00Z`} timeZone="+00:00" show="date" />
        {' – '}
        <DateTime value={`${range.to}T00:00:00Z`} timeZone="+00:00" show="date" />
      </p>
    </Stack>
  )
}
