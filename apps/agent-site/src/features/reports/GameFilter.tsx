import { searchGames } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { ComboboxField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface GameFilterProps {
  /** The game that is chosen; empty for all. */
  nodeId: string
  /** Its name, where a row of the report has it. */
  name: string | undefined
  /** Only games of this vendor; empty for all. */
  vassalage: string
  onValueChange: (nodeId: string) => void
}

/** One game of all, found by typing. */
export function GameFilter({ nodeId, name, vassalage, onValueChange }: GameFilterProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const query = { text, pageSize: '20', ...(vassalage ? { vassalage } : {}) }
  const read = useApiQuery(searchGames, { query }, { enabled: text !== '', keepPrevious: true })
  return (
    <ComboboxField
      hideLabel
      label={t({ message: 'Game', context: 'filter: one game' })}
      placeholder={t({ message: 'Game', context: 'filter: one game' })}
      options={(read.data?.games ?? []).map((game) => ({
        value: game.nodeId,
        label: game.displayName,
        description: game.vendorName,
      }))}
      filter={false}
      loading={read.isFetching}
      value={nodeId || null}
      {...(nodeId ? { valueLabel: name ?? nodeId } : {})}
      onInputChange={(typed) => setText(typed.trim().slice(0, 64))}
      onValueChange={(value) => onValueChange(value ?? '')}
    />
  )
}
