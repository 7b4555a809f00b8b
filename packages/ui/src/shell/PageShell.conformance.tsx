import { conforms } from '../conformance/conforms.ts'
import { PageShell } from './PageShell.tsx'

export default conforms({
  name: 'PageShell',
  render: (root) => (
    <PageShell
      {...root}
      header={<header>Baize</header>}
      menu={
        <nav aria-label="Games">
          <a href="#slots">Slots</a>
        </nav>
      }
      footer={<footer>Licensed</footer>}
    >
      <h1>Home</h1>
    </PageShell>
  ),
  root: 'div',
})
