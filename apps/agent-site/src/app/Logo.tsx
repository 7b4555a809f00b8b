import { Inline, Text } from '@baize/ui'

/** The brand's mark, and its name in the colour of the text around it. */
export function Logo({ name }: { name: string }) {
  return (
    <Inline space="xs" nowrap as="span">
      <img src="/brand/favicon.svg" alt="" width={32} height={32} />
      <Text as="span" size="xl" weight="strong" tone="inherit">
        {name}
      </Text>
    </Inline>
  )
}
