import { balance } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, Box, Button, Inline, KeyValueList, Stack } from '@baize/ui'
import { WalletIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FundsDrawer } from './FundsDrawer.tsx'

/** What can be spent and what is held, with the way to what both are made of. */
export function FundsTile() {
  const { t } = useLingui()
  const read = useApiQuery(balance, {})
  const [open, setOpen] = useState(false)
  return (
    <Box surface="sunken" radius="medium" padding="md">
      <Loaded read={read} lines={2}>
        {({ balance: spendable, held, bonus, currencySymbol }) => (
          <Stack space="sm">
            <KeyValueList
              items={[
                {
                  id: 'available',
                  label: t({ message: 'Available', context: 'balance that can be spent' }),
                  value: <Amount value={spendable} currency={currencySymbol} />,
                  strong: true,
                },
                {
                  id: 'held',
                  label: t({ message: 'On hold for withdrawals', context: 'part of the balance' }),
                  value: <Amount value={held} currency={currencySymbol} />,
                },
                ...(bonus === undefined
                  ? []
                  : [
                      {
                        id: 'bonus',
                        label: t({ message: 'Bonus money', context: 'part of the balance' }),
                        value: <Amount value={bonus} currency={currencySymbol} />,
                      },
                    ]),
              ]}
            />
            <Inline>
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                icon={<WalletIcon />}
                onClick={() => setOpen(true)}
              >
                {t({ message: 'Balance details', context: 'button: parts of the balance' })}
              </Button>
            </Inline>
          </Stack>
        )}
      </Loaded>
      <FundsDrawer open={open} onClose={() => setOpen(false)} />
    </Box>
  )
}
