import { type DayRange, Heading, Inline, Stack, Text } from '@baize/ui'
import { PaperPeriod } from '../paper/PaperPeriod.tsx'
import { Freshness } from '../team-overview/Freshness.tsx'

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
      <PaperPeriod range={range} />
    </Stack>
  )
}
