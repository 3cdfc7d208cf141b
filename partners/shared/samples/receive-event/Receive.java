// Receive events: verify the signature, store each event once, answer 204.
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Receive {
  static final int TOLERANCE = 5 * 60; // seconds

  static String header(Headers headers, String name) {
    var value = headers.getFirst(name);
    return value == null ? "" : value;
  }

  static boolean isGenuine(byte[] key, Headers headers, byte[] rawBody)
      throws GeneralSecurityException {
    var id = header(headers, "webhook-id");
    var timestamp = header(headers, "webhook-timestamp");
    if (id.isEmpty() || !timestamp.matches("[0-9]{1,15}")) return false;
    var age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
    if (Math.abs(age) > TOLERANCE) return false;

    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    var expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(rawBody));
    for (var signature : header(headers, "webhook-signature").split(" ")) {
      // Constant time, unlike String.equals.
      if (MessageDigest.isEqual(signature.getBytes(), expected.getBytes())) return true;
    }
    return false;
  }

  // Stands for an insert into a table whose key is the id. A worker takes the events from there.
  static void storeOnce(Path inbox, String id, byte[] rawBody) throws IOException {
    try {
      Files.write(inbox.resolve(id + ".json"), rawBody, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException duplicate) {
      // There already: a duplicate.
    }
  }

  static int answer(byte[] key, Path inbox, HttpExchange exchange) {
    try {
      var rawBody = exchange.getRequestBody().readAllBytes();
      var headers = exchange.getRequestHeaders();
      if (!isGenuine(key, headers, rawBody)) return 400;
      storeOnce(inbox, header(headers, "webhook-id"), rawBody);
      return 204;
    } catch (IOException | GeneralSecurityException error) {
      System.err.println(error);
      return 500; // Not stored: the event is sent again.
    }
  }

  public static void main(String[] args) throws IOException {
    var secret = System.getenv().getOrDefault("WEBHOOK_SECRET", "");
    var key = Base64.getDecoder().decode(secret.replace("whsec_", ""));
    if (key.length < 24) {
      System.err.println("Set WEBHOOK_SECRET to your signing secret.");
      System.exit(1);
    }
    var inbox = Files.createDirectories(Path.of(System.getenv().getOrDefault("INBOX", "inbox")));
    var port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));

    var server = HttpServer.create(new InetSocketAddress(port), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(answer(key, inbox, exchange), -1);
          exchange.close();
        });
    server.start();
  }
}
