import { Alert, Badge, Button, Heading, Inline, Stack, Text } from '@baize/ui'
import type { ContrastResult } from '@baize/ui/brand'
import { readTokens } from '@baize/ui/brand'
import { useMemo, useRef, useState } from 'react'
import * as css from './ContrastPanel.css.ts'
import { Swatch } from './Swatch.tsx'
import type { TokensDocument } from './tokens-document.ts'

interface ContrastPanelProps {
  document: TokensDocument
  /** Every pair, measured; the failing first, then the tightest. */
  results: readonly ContrastResult[]
  onUse: (result: ContrastResult) => void
  /** Moves every colour that fails, in one step. */
  onMend: () => void
}

/** Pairs that pass are shown up to a limit. */
const fewPassing = 8

/** Every pair of colours that components put together, in both schemes, with what would mend the failing ones. */
export function ContrastPanel({ document, results, onUse, onMend }: ContrastPanelProps) {
  const [all, setAll] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  // The clicked button is unmounted with its row: the focus stays in the list.
  const stay = () => panel.current?.focus()
  const colours = useMemo(() => readTokens(document), [document])
  const colourOf = ({ scheme, variant }: ContrastResult, role: string) => {
    const own = colours.variants.find(
      ({ selection }) => Object.entries(selection).flat().join(' ') === variant,
    )
    return own?.[scheme].get(role) ?? colours[scheme].get(role) ?? ''
  }
  const failing = results.filter((result) => !result.passes)
  const passing = results.slice(failing.length)
  const rows = (list: readonly ContrastResult[]) => (
    <ul className={css.list}>
      {list.map((result) => (
        <Row
          key={`${result.scheme} ${result.over} ${result.under} ${result.variant ?? ''}`}
          result={result}
          over={colourOf(result, result.over)}
          under={colourOf(result, result.under)}
          onUse={(each) => {
            onUse(each)
            stay()
          }}
        />
      ))}
    </ul>
  )
  return (
    <div ref={panel} tabIndex={-1}>
      <Stack>
        {failing.length === 0 ? (
          <Alert tone="positive">All {results.length} pairs of colours pass WCAG AA in both schemes.</Alert>
        ) : (
          <Stack space="xs">
            <Heading level={3}>
              {failing.length} of {results.length} pairs fail
            </Heading>
            <Text size="sm" tone="muted">
              A colour can be paired with many others: mending all at once looks at all of them.
            </Text>
            <Button
              onClick={() => {
                onMend()
                stay()
              }}
            >
              Mend all
            </Button>
            {rows(failing)}
          </Stack>
        )}
        {passing.length > 0 && (
          <Stack space="xs">
            <Heading level={3}>{all ? 'All that pass' : 'The tightest that pass'}</Heading>
            {rows(all ? passing : passing.slice(0, fewPassing))}
            <Button variant="outline" tone="neutral" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${passing.length}`}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  )
}

interface RowProps {
  result: ContrastResult
  over: string
  under: string
  onUse: (result: ContrastResult) => void
}

const short = (path: string) => path.replace(/^color\./, '')

function Row({ result, over, under, onUse }: RowProps) {
  const { scheme, variant, passes, ratio, least, apca, suggestion } = result
  const words = `${short(result.over)} on ${short(result.under)}`
  return (
    <li className={css.row}>
      <Swatch over={over} under={under} />
      <div className={css.words}>
        <Text as="span" size="sm" weight="medium">
          {words}
        </Text>
        <Text as="span" size="sm" tone={passes ? 'muted' : 'critical'} tabular>
          {variant === undefined ? scheme : `${scheme}, ${variant}`}: {ratio.toFixed(2)} of {least} · Lc{' '}
          {apca.toFixed(0)}
        </Text>
      </div>
      {passes ? (
        <Badge tone="positive">passes</Badge>
      ) : variant !== undefined ? (
        <Text as="span" size="sm">
          {suggestion === undefined
            ? 'Change the ground in the file.'
            : `${suggestion} would pass: change the file.`}
        </Text>
      ) : suggestion === undefined ? (
        <Text as="span" size="sm">
          No lightness of this hue passes: change the ground.
        </Text>
      ) : (
        <Inline nowrap>
          <Swatch over={suggestion} />
          <Button size="small" variant="outline" onClick={() => onUse(result)}>
            Use {suggestion}
          </Button>
        </Inline>
      )}
    </li>
  )
}
