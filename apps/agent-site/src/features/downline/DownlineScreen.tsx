import { teamMemberDetail } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { Trail } from '../../shared/parts/Trail.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { downlinePath, paths, pathWith } from '../../shared/paths.ts'
import { DownlineHead } from './DownlineHead.tsx'
import { DownlineTabs } from './DownlineTabs.tsx'

/** All of one account of the team: figures and trend, games, deposits, contracts, notes, tags, timeline. */
export function DownlineScreen() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  if (id === '') {
    return (
      <EmptyState title={t`No account selected`} level={1}>{t`Choose an account in your team.`}</EmptyState>
    )
  }
  // Nothing of one account stays while another is read.
  return <Downline key={id} id={id} />
}

function Downline({ id }: { id: string }) {
  const period = usePeriod('last30')
  const read = useApiQuery(teamMemberDetail, { params: { id }, query: period.range }, { keepPrevious: true })
  return (
    <Loaded read={read} lines={10} level={1}>
      {(member) => (
        <Stack space="lg">
          <Trail
            trail={member.trail}
            hrefOf={(above) =>
              above === '' ? pathWith(paths.members, { ...period.range }) : downlinePath(above, period.range)
            }
          />
          <DownlineHead member={member} />
          <DownlineTabs member={member} period={period} />
        </Stack>
      )}
    </Loaded>
  )
}
