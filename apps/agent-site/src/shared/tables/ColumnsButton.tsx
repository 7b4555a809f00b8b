import { Button, CheckboxField, Popover, SegmentedControl, Stack, type TableColumn, Text } from '@baize/ui'
import { ColumnsIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { TableSettings } from './useTableSettings.ts'

export interface ColumnsButtonProps<Row> {
  columns: readonly TableColumn<Row>[]
  settings: TableSettings
}

/** Which columns a table shows, and the density of its rows. */
export function ColumnsButton<Row>({ columns, settings }: ColumnsButtonProps<Row>) {
  const { t } = useLingui()
  const { coming, shown, setShown, density, setDensity, layoutState } = settings
  return (
    <Popover
      label={t({ message: 'Columns', context: 'choice of the columns of a table' })}
      triggerProps={{
        variant: 'outline',
        tone: 'neutral',
        size: 'small',
        fullWidth: true,
        icon: <ColumnsIcon />,
      }}
      withTitle
      align="end"
    >
      <Stack space="xs">
        <SegmentedControl
          label={t({ message: 'Row height', context: 'density of a table' })}
          value={density}
          disabled={coming}
          onValueChange={(value) => setDensity(value === 'comfortable' ? 'comfortable' : 'compact')}
          segments={[
            { value: 'compact', label: t({ message: 'Compact', context: 'density of a table' }) },
            { value: 'comfortable', label: t({ message: 'Comfortable', context: 'density of a table' }) },
          ]}
        />
        {columns.map(({ id, header, rowHeader }) => {
          const on = shown.includes(id)
          return (
            <CheckboxField
              key={id}
              name={`column-${id}`}
              label={header}
              checked={on}
              disabled={coming || rowHeader === true || (on && shown.length <= 1)}
              onCheckedChange={() => setShown(on ? shown.filter((other) => other !== id) : [...shown, id])}
            />
          )
        })}
        <Button
          variant="plain"
          tone="neutral"
          size="small"
          fullWidth
          disabled={coming || settings.isDefault}
          onClick={settings.reset}
        >
          {t({ message: 'Reset table', context: 'button: columns, widths and row height as at first' })}
        </Button>
        <div role="status">
          <Text size="sm" tone="muted">
            {layoutState === 'saving' && t({ message: 'Saving', context: 'columns of a table' })}
            {layoutState === 'saved' && t`Saved to your account.`}
          </Text>
        </div>
      </Stack>
    </Popover>
  )
}
