import { conforms } from '../conformance/conforms.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { PaletteDialog } from './paletteOnDemand.ts'

// What is open is looked at, not how it is loaded.
await PaletteDialog.preload()

export default conforms({
  name: 'CommandPalette',
  render: (root) => (
    <CommandPalette
      {...root}
      defaultOpen
      label="Search games and pages"
      groups={[
        { id: 'pages', label: 'Pages', commands: [{ id: 'deposit', label: 'Deposit', href: '#deposit' }] },
      ]}
      onSelect={() => {}}
    />
  ),
  root: 'div',
})
