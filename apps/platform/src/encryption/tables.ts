export interface EncryptionTables {
  encryption_key: {
    kid: string
    /** The private JWK, sealed under the platform's secret. */
    sealed: string
    created_at: Date
  }
  used_nonce: {
    nonce: string
    expires_at: Date
  }
}
