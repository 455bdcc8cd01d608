import HummingbirdCore

#if TLS
  import HummingbirdTLS
  import NIOSSL
#endif

/// The files of a certificate and its key, in PEM.
package struct ServerCertificate: Sendable {
  package let certificate: String
  package let key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// `true` if this build can use one: the package trait `TLS` was on.
  package static var isSupported: Bool {
    #if TLS
      true
    #else
      false
    #endif
  }

  /// Puts TLS before the channels of a server.
  ///
  /// - Throws: `CertificateError`.
  func securing(_ channels: HTTPServerBuilder) throws -> HTTPServerBuilder {
    #if TLS
      let chain: [NIOSSLCertificate]
      do {
        chain = try NIOSSLCertificate.fromPEMFile(certificate)
      } catch {
        throw CertificateError.unreadable(certificate)
      }
      let privateKey: NIOSSLPrivateKey
      do {
        privateKey = try NIOSSLPrivateKey(file: key, format: .pem)
      } catch {
        throw CertificateError.unreadable(key)
      }
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
      configuration.minimumTLSVersion = .tlsv12
      configuration.applicationProtocols = ["http/1.1"]
      return try .tls(channels, tlsConfiguration: configuration)
    #else
      throw CertificateError.unsupported
    #endif
  }
}

/// Why a certificate cannot be used.
package enum CertificateError: Error, Hashable, CustomStringConvertible {
  case unsupported
  case unreadable(String)

  package var description: String {
    switch self {
    case .unsupported: "this build has no TLS; make install builds one that has"
    case .unreadable(let path): "cannot read as PEM: \(path)"
    }
  }
}
