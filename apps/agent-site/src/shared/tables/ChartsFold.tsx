import { useKeptChoice } from '@baize/site'
import { Collapse } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Charts above a table, folded away until they are wanted; the browser remembers it. */
export function ChartsFold({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [open, setOpen] = useKeptChoice('baize.charts')
  return (
    <Collapse
      label={t({ message: 'Charts', context: 'opens the charts above a table' })}
      open={open}
      onOpenChange={setOpen}
    >
      {children}
    </Collapse>
  )
}
