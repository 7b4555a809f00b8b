import { Alert, Card, Progress, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './SecurityCentre.css.ts'
import { SecurityRow } from './SecurityRow.tsx'
import { type SecurityItem, type SecurityKind, securityKinds, securityStrength } from './securityItems.ts'
import { useLevelWords } from './useSecurityWords.tsx'

export interface SecurityCentreProps {
  /** What the account has, with the state of each; a kind that is left out is not offered. */
  items: readonly SecurityItem[]
  /** Asked to set up, to change or to show something: the page opens its form. */
  onOpen: (kind: SecurityKind) => void
}

const alertTones = { weak: 'critical', fair: 'caution', strong: 'positive' } as const

/** The first page of the member centre: how well the account is protected, and everything that protects it. */
export function SecurityCentre({ items, onOpen }: SecurityCentreProps) {
  const { t } = useLingui()
  const { done, all, level } = securityStrength(items)
  const { title, advice, tone } = useLevelWords()[level]
  const known = securityKinds.flatMap((kind) => items.find((item) => item.kind === kind) ?? [])
  return (
    <Stack space="md">
      <Alert tone={alertTones[level]} title={title}>
        <Stack space="xs">
          {advice}
          <Progress
            tone={tone}
            value={Math.round((done * 100) / Math.max(all, 1))}
            max={100}
            label={t({
              message: `${done} of ${all} complete`,
              context: 'how much of what protects an account is done',
            })}
          />
        </Stack>
      </Alert>
      <Card padding="md">
        <ul className={css.list}>
          {known.map((item) => (
            <SecurityRow key={item.kind} item={item} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
