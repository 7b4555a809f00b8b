import { ScreenFailed } from '@baize/account'
import { Box } from '@baize/ui'

/** The side menu's code does not come: on a phone somebody opened it. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box padding="md">
      <ScreenFailed onRetry={onRetry} />
    </Box>
  )
}
