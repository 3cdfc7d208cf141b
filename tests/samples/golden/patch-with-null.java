// Change a reader
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    // One key per request: a retry sends the same key.
    var idempotencyKey = UUID.randomUUID().toString();

    var body =
        """
        {
          "email": "ana.kovac@reader.example",
          "phone": null
        }
        """;

    var uri = URI.create(apiUrl + "/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e");
    var request =
        HttpRequest.newBuilder(uri)
            .method("PATCH", BodyPublishers.ofString(body))
            .header("Authorization", "Bearer " + apiKey)
            .header("Api-Version", "2026-03-01")
            .header("Content-Type", "application/merge-patch+json")
            .header("Idempotency-Key", idempotencyKey)
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
