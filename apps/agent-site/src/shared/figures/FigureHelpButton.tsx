import { IconButton, Link, Popover, Stack, Text } from '@baize/ui'
import { QuestionIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { definitions, type Figure } from './definitions.ts'

export interface FigureHelpProps {
  figure: Figure
  /** Where the rows are that it is added up from. @default no way there */
  href?: string
}

/** A small button beside a figure: what the figure means, and a link to its rows. */
export function FigureHelpButton({ figure, href }: FigureHelpProps) {
  const { t, i18n } = useLingui()
  const { name, meaning } = definitions[figure]
  const label = t({
    message: `What “${i18n._(name)}” means`,
    comment: 'button beside a figure, title of a panel; the name of the figure stands between the quotes',
  })
  return (
    <Popover
      label={label}
      withTitle
      align="end"
      trigger={(trigger) => (
        <IconButton {...trigger} icon={<QuestionIcon size={16} />} label={label} size="small" round />
      )}
    >
      <Stack space="xs">
        <Text size="sm">{i18n._(meaning)}</Text>
        {href !== undefined && (
          <Link href={href}>
            {t({ message: 'View transactions', context: 'link: that a figure comes from' })}
          </Link>
        )}
      </Stack>
    </Popover>
  )
}
