/** What the sandbox says of its own tables, as the platform does of its (closure/personalData.ts, held-data/notExported.ts). */

/** Tables that stay as they are when an account is erased: why, and their texts. */
export const keptOfSandbox: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'rounds and tickets go with their play session, seeds prove bets that stay': {
    sandbox_round: ['play_session_sealed', 'choice', 'symbols', 'refused'],
    sandbox_ticket: ['play_session_sealed', 'game_code', 'bet', 'refused'],
    sandbox_seed: ['server_seed_sealed', 'client_seed'],
  },
}

/** Tables that are in no copy of a member's data, by the reason. */
export const notExportedOfSandbox: Readonly<Record<string, readonly string[]>> = {
  'nothing about any member': ['sandbox_clock'],
  'rounds of the test games, with seeds that are not revealed yet; their bets are exported': [
    ...['sandbox_result', 'sandbox_round', 'sandbox_seed', 'sandbox_ticket', 'sandbox_vendor_move'],
  ],
}
